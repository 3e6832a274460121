import { useWords } from '@corridor/features';
import { Menu, MenuRadioGroup, MenuRadioItem } from '@corridor/ui';
import { hostMessages } from '../messages/host';
import { usePreferences } from '../preferences/PreferencesProvider';
import type { OnDemandLayer } from './OnDemand';

const SCHEMES = ['light', 'dark', 'system'] as const;

/** Light, dark, or as the operating system has it. @source spec §9 */
export function ThemeMenu(layer: OnDemandLayer) {
  const say = useWords(hostMessages);
  const { preferences, change } = usePreferences();
  const choose = (value: string) => {
    const scheme = SCHEMES.find((one) => one === value);
    if (scheme) change({ scheme });
  };
  return (
    <Menu align="end" {...layer}>
      <MenuRadioGroup label={say('host.theme.label')} value={preferences.scheme} onChange={choose}>
        {SCHEMES.map((scheme) => (
          <MenuRadioItem key={scheme} value={scheme}>
            {say(`host.theme.${scheme}`)}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
