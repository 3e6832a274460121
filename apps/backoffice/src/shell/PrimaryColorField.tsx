import { useMessages } from '@corridor/features';
import { Button, Field, Inline, Input, v } from '@corridor/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { preferencesMessages } from '../messages/preferences';
import { usePreferences } from '../preferences/PreferencesProvider';

const Swatch = styled.input`
  inline-size: 48px;
  block-size: ${v('density.controlMd')};
  box-sizing: border-box;
  padding: 2px;
  border: 1px solid ${v('borderStrong')};
  border-radius: ${v('radius.control')};
  background: ${v('surface')};
  cursor: pointer;
`;

const Code = styled(Input)`
  inline-size: 112px;
`;

const HEX = /^#[0-9a-f]{6}$/i;

const primaryOnScreen = (): string => {
  const root = document.querySelector('[data-scheme]') ?? document.documentElement;
  return getComputedStyle(root).getPropertyValue('--cr-primary-fill').trim();
};

/** The colour of buttons in one scheme, picked or written; the theme's own until another is chosen. @source spec §3 "primary colors per theme" */
export function PrimaryColorField({ scheme }: { readonly scheme: 'light' | 'dark' }) {
  const t = useMessages(preferencesMessages);
  const { preferences, change } = usePreferences();
  const [typed, setTyped] = useState<string | null>(null);
  const name = scheme === 'light' ? 'lightPrimary' : 'darkPrimary';
  const chosen = preferences[name];
  const color = chosen || primaryOnScreen();
  const choose = (next: string) => {
    setTyped(null);
    change({ [name]: next });
  };
  const write = (text: string) => (HEX.test(text) ? choose(text.toLowerCase()) : setTyped(text));
  return (
    <Field label={t(`host.primary.${scheme}`)} error={typed !== null && t('host.primary.format', { example: color })}>
      <Inline gap={2} align="center">
        <Swatch
          type="color"
          aria-label={t('host.primary.pick')}
          value={color}
          onChange={({ target }) => choose(target.value)}
        />
        <Code
          value={typed ?? color}
          maxLength={7}
          spellCheck={false}
          dir="ltr"
          onChange={({ target }) => write(target.value.trim())}
          onBlur={() => setTyped(null)}
        />
        <Button size="sm" variant="ghost" disabled={!chosen} onClick={() => choose('')}>
          {t('host.primary.reset')}
        </Button>
      </Inline>
    </Field>
  );
}
