import { useWords } from '@corridor/features';
import { Menu, MenuRadioGroup, MenuRadioItem } from '@corridor/ui';
import { hostMessages } from '../messages/host';
import { usePreferences } from '../preferences/PreferencesProvider';
import { LANGUAGES } from './languages';
import type { OnDemandLayer } from './OnDemand';

/** The language of the back office. */
export function LanguageMenu(layer: OnDemandLayer) {
  const say = useWords(hostMessages);
  const { preferences, change } = usePreferences();
  return (
    <Menu align="end" {...layer}>
      <MenuRadioGroup
        label={say('host.language.label')}
        value={preferences.locale}
        onChange={(locale) => change({ locale })}
      >
        {LANGUAGES.map(({ locale, name }) => (
          <MenuRadioItem key={locale} value={locale}>
            {name}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
