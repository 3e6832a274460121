import { useMessages } from '@corridor/features';
import { Icon, IconButton, LanguageIcon, Menu, MenuRadioGroup, MenuRadioItem } from '@corridor/ui';
import { hostMessages } from '../messages/host';
import { LANGUAGES, languageIsOpen } from '../preferences/locale';
import { usePreferences } from '../preferences/PreferencesProvider';

/** The language of the back office, where operators may choose it. */
export function LanguageMenu() {
  const t = useMessages(hostMessages);
  const { preferences, change } = usePreferences();
  if (!languageIsOpen()) return null;
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={t('host.language.label')}>
          <Icon of={LanguageIcon} />
        </IconButton>
      }
    >
      <MenuRadioGroup
        label={t('host.language.label')}
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
