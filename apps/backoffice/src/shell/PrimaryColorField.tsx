import { useMessages } from '@corridor/features';
import { Button, Field, Inline, Input } from '@corridor/ui';
import { styled } from 'styled-components';
import { preferencesMessages } from '../messages/preferences';
import { usePreferences } from '../preferences/PreferencesProvider';

const Swatch = styled(Input)`
  inline-size: 64px;
  input { padding: 2px; block-size: 100%; cursor: pointer; }
`;

const primaryOnScreen = (): string => {
  const root = document.querySelector('[data-scheme]') ?? document.documentElement;
  return getComputedStyle(root).getPropertyValue('--cr-primary-fill').trim();
};

/** The colour of buttons in one scheme; the theme's own until another is chosen. @source spec §3 "primary colors per theme" */
export function PrimaryColorField({ scheme }: { readonly scheme: 'light' | 'dark' }) {
  const t = useMessages(preferencesMessages);
  const { preferences, change } = usePreferences();
  const name = scheme === 'light' ? 'lightPrimary' : 'darkPrimary';
  const chosen = preferences[name];
  return (
    <Field label={t(`host.primary.${scheme}`)}>
      <Inline gap={2} align="center">
        <Swatch
          type="color"
          aria-label={t(`host.primary.${scheme}`)}
          value={chosen || primaryOnScreen()}
          onChange={({ target }) => change({ [name]: target.value })}
        />
        <Button size="sm" variant="ghost" disabled={!chosen} onClick={() => change({ [name]: '' })}>
          {t('host.primary.reset')}
        </Button>
      </Inline>
    </Field>
  );
}
