import type { SessionUser } from '@corridor/core';
import { useMessages } from '@corridor/features';
import { Avatar, Icon, IconButton, KeyIcon, LogOutIcon, Menu, MenuItem, MenuSeparator, Text } from '@corridor/ui';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useHostGateway } from '../app/HostGateway';
import { hostMessages } from '../messages/host';
import { pathOf } from '../routes/paths';
import { signOut } from '../session/signOut';

const Who = styled.div`
  display: grid;
  padding: 8px 12px;
  max-inline-size: 280px;
  overflow-wrap: anywhere;
`;

/** Who is signed in, their password, and the way out. */
export function AccountMenu({ user }: { readonly user: SessionUser | null }) {
  const name = user?.name ?? '';
  const t = useMessages(hostMessages);
  const gateway = useHostGateway();
  const navigate = useNavigate();
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={t('host.account.label', { name })}>
          <Avatar name={name} size="sm" decorative />
        </IconButton>
      }
    >
      {user && (
        <>
          <Who role="presentation">
            <Text weight="semibold">{name}</Text>
            {[user.email, user.roles.join(', '), user.partnerName].filter(Boolean).map((line) => (
              <Text key={line} variant="small" color="muted">
                {line}
              </Text>
            ))}
          </Who>
          <MenuSeparator />
        </>
      )}
      <MenuItem icon={<Icon of={KeyIcon} />} onSelect={() => navigate(pathOf('setting-password'))}>
        {t('host.route.setting-password')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Icon of={LogOutIcon} />} onSelect={() => void signOut(gateway)}>
        {t('host.account.signOut')}
      </MenuItem>
    </Menu>
  );
}
