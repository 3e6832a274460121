import { useWords } from '@corridor/features';
import { Avatar, Icon, IconButton, KeyIcon, LogOutIcon, Menu, MenuItem, MenuSeparator } from '@corridor/ui';
import { useNavigate } from 'react-router-dom';
import { useHostGateway } from '../app/HostGateway';
import { hostMessages } from '../messages/host';
import { pathOf } from '../routes/paths';
import { signOut } from '../session/signOut';

/** Who is signed in, their password, and the way out. */
export function AccountMenu({ name }: { readonly name: string }) {
  const say = useWords(hostMessages);
  const gateway = useHostGateway();
  const navigate = useNavigate();
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={say('host.account.label', { name })}>
          <Avatar name={name} size="sm" decorative />
        </IconButton>
      }
    >
      <MenuItem icon={<Icon of={KeyIcon} />} onSelect={() => navigate(pathOf('setting-password'))}>
        {say('host.route.setting-password')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Icon of={LogOutIcon} />} onSelect={() => void signOut(gateway)}>
        {say('host.account.signOut')}
      </MenuItem>
    </Menu>
  );
}
