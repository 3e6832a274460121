import { useMessages } from '@corridor/features';
import { Icon, IconButton, Menu, MenuRadioGroup, MenuRadioItem, MoonIcon, SunIcon, SystemIcon } from '@corridor/ui';
import { hostMessages } from '../messages/host';
import { usePreferences } from '../preferences/PreferencesProvider';

const SCHEMES = [
  { scheme: 'light', icon: SunIcon },
  { scheme: 'dark', icon: MoonIcon },
  { scheme: 'system', icon: SystemIcon },
] as const;

/** Light, dark, or as the operating system has it. @source spec §9 */
export function ThemeMenu() {
  const t = useMessages(hostMessages);
  const { preferences, change } = usePreferences();
  const current = SCHEMES.find(({ scheme }) => scheme === preferences.scheme) ?? SCHEMES[0];
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={t('host.theme.label')}>
          <Icon of={current.icon} />
        </IconButton>
      }
    >
      <MenuRadioGroup
        label={t('host.theme.label')}
        value={preferences.scheme}
        onChange={(value) => {
          const chosen = SCHEMES.find(({ scheme }) => scheme === value);
          if (chosen) change({ scheme: chosen.scheme });
        }}
      >
        {SCHEMES.map(({ scheme }) => (
          <MenuRadioItem key={scheme} value={scheme}>
            {t(`host.theme.${scheme}`)}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
