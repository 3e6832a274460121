import { useWords } from '@corridor/features';
import {
  Avatar,
  Icon,
  IconButton,
  LogOutIcon,
  Menu,
  MenuItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from '@corridor/ui';
import { useState } from 'react';
import { useHostGateway } from '../app/HostGateway';
import { hostMessages } from '../messages/host';
import { usePreferences } from '../preferences/PreferencesProvider';
import type { Preferences } from '../preferences/preferences';
import { storedUser } from '../session/sessionStore';
import { signOut } from '../session/signOut';

/** Who is signed in, how the back office looks for them, and the way out. */
export function AccountMenu() {
  const say = useWords(hostMessages);
  const gateway = useHostGateway();
  const { preferences, change } = usePreferences();
  const [user] = useState(storedUser);
  const name = user?.name ?? '';
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={say('host.account.label', { name })}>
          <Avatar name={name} size="sm" decorative />
        </IconButton>
      }
    >
      <MenuRadioGroup
        label={say('host.theme.label')}
        value={preferences.scheme}
        onChange={(value) => change({ scheme: asScheme(value) })}
      >
        <MenuRadioItem value="light">{say('host.theme.light')}</MenuRadioItem>
        <MenuRadioItem value="dark">{say('host.theme.dark')}</MenuRadioItem>
        <MenuRadioItem value="system">{say('host.theme.system')}</MenuRadioItem>
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuRadioGroup
        label={say('host.density.label')}
        value={preferences.density}
        onChange={(value) => change({ density: value === 'compact' ? 'compact' : 'comfortable' })}
      >
        <MenuRadioItem value="comfortable">{say('host.density.comfortable')}</MenuRadioItem>
        <MenuRadioItem value="compact">{say('host.density.compact')}</MenuRadioItem>
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuItem icon={<Icon of={LogOutIcon} />} onSelect={() => void signOut(gateway)}>
        {say('host.account.signOut')}
      </MenuItem>
    </Menu>
  );
}

function asScheme(value: string): Preferences['scheme'] {
  return value === 'dark' || value === 'system' ? value : 'light';
}
