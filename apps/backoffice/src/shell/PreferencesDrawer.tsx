import { useMessages } from '@corridor/features';
import { Drawer, Field, Select, Stack, Switch, ThemeCustomizer, type ThemeSettings } from '@corridor/ui';
import { hostMessages } from '../messages/host';
import { preferencesMessages } from '../messages/preferences';
import { LANGUAGES, languageIsOpen } from '../preferences/locale';
import { usePreferences } from '../preferences/PreferencesProvider';
import type { Preferences } from '../preferences/preferences';
import { PrimaryColorField } from './PrimaryColorField';
import { TimezoneField } from './TimezoneField';

/** Props of `PreferencesDrawer`. */
export interface PreferencesDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const settingsOf = ({ scheme, skin, dir, contentWidth, navCollapsed, density }: Preferences): ThemeSettings => ({
  scheme,
  skin,
  dir,
  contentWidth,
  nav: navCollapsed ? 'collapsed' : 'expanded',
  density,
});

const FOOTERS = ['static', 'sticky', 'hidden'] as const;

/** How the back office looks and speaks for this operator; each choice is kept in its cookie. @source spec §3 */
export function PreferencesDrawer({ open, onClose }: PreferencesDrawerProps) {
  const t = useMessages(hostMessages, preferencesMessages);
  const { preferences, change } = usePreferences();
  const { locale, navbarBlur, navbarType, footerType } = preferences;
  return (
    <Drawer open={open} onClose={onClose} title={t('host.preferences.label')} size="sm">
      <Stack gap={6}>
        <TimezoneField />
        {languageIsOpen() && (
          <Field label={t('host.language.label')}>
            <Select
              options={LANGUAGES.map((language) => ({ value: language.locale, label: language.name }))}
              value={locale}
              onChange={(chosen) => change({ locale: chosen })}
            />
          </Field>
        )}
        <ThemeCustomizer
          value={settingsOf(preferences)}
          onChange={({ nav, ...settings }) => change({ ...settings, navCollapsed: nav === 'collapsed' })}
        />
        <PrimaryColorField scheme="light" />
        <PrimaryColorField scheme="dark" />
        <Switch
          checked={navbarType === 'sticky'}
          onChange={({ target }) => change({ navbarType: target.checked ? 'sticky' : 'static' })}
          label={t('host.navbar.sticky')}
        />
        <Switch
          checked={navbarBlur}
          onChange={({ target }) => change({ navbarBlur: target.checked })}
          label={t('host.navbar.blur')}
        />
        <Field label={t('host.footer.label')}>
          <Select
            options={FOOTERS.map((type) => ({ value: type, label: t(`host.footer.${type}`) }))}
            value={footerType}
            onChange={(chosen) => {
              const type = FOOTERS.find((known) => known === chosen);
              if (type) change({ footerType: type });
            }}
          />
        </Field>
      </Stack>
    </Drawer>
  );
}
