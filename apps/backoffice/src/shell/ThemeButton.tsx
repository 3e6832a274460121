import { useWords } from '@corridor/features';
import { Icon, IconButton, MoonIcon, SunIcon, SystemIcon } from '@corridor/ui';
import { hostMessages } from '../messages/host';
import { usePreferences } from '../preferences/PreferencesProvider';
import { onDemand } from './OnDemand';

const ThemeMenu = onDemand(async () => (await import('./ThemeMenu')).ThemeMenu);

const ICONS = { light: SunIcon, dark: MoonIcon, system: SystemIcon } as const;

/** Shows the colour scheme and opens the choice of one. */
export function ThemeButton() {
  const say = useWords(hostMessages);
  const { scheme } = usePreferences().preferences;
  return (
    <ThemeMenu
      popup="menu"
      trigger={
        <IconButton label={say('host.theme.label')}>
          <Icon of={ICONS[scheme]} />
        </IconButton>
      }
    />
  );
}
