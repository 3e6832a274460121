import { useWords } from '@corridor/features';
import { Icon, KeyIcon, LogOutIcon, Menu, MenuItem, MenuSeparator } from '@corridor/ui';
import { useNavigate } from 'react-router-dom';
import { useHostGateway } from '../app/HostGateway';
import { hostMessages } from '../messages/host';
import { pathOf } from '../routes/paths';
import { signOut } from '../session/signOut';
import type { OnDemandLayer } from './OnDemand';

/** One's own password, and the way out. */
export function AccountMenu(layer: OnDemandLayer) {
  const say = useWords(hostMessages);
  const gateway = useHostGateway();
  const navigate = useNavigate();
  return (
    <Menu align="end" {...layer}>
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
