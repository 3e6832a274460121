import { useWords } from '@corridor/features';
import { Icon, IconButton, LanguageIcon, Menu, MenuRadioGroup, MenuRadioItem } from '@corridor/ui';
import { hostMessages } from '../messages/host';
import { usePreferences } from '../preferences/PreferencesProvider';
import { LANGUAGE_IS_OPEN, LANGUAGES } from './languages';

/** The language of the back office, where operators may choose it. */
export function LanguageMenu() {
  const say = useWords(hostMessages);
  const { preferences, change } = usePreferences();
  if (!LANGUAGE_IS_OPEN) return null;
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={say('host.language.label')}>
          <Icon of={LanguageIcon} />
        </IconButton>
      }
    >
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
