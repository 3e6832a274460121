import type { SessionUser } from '@corridor/core';
import { below, from } from '@corridor/ui';
import { memo } from 'react';
import { styled } from 'styled-components';
import { AccountMenu } from './AccountMenu';
import { Brand } from './Brand';
import { LanguageMenu } from './LanguageMenu';
import { NotificationsButton } from './NotificationsButton';
import { PaletteButton } from './PaletteButton';
import { PlaceLine } from './PlaceLine';
import { PreferencesButton } from './PreferencesButton';
import { ThemeMenu } from './ThemeMenu';
import { TimezoneButton } from './TimezoneButton';

const Wide = styled.div`
  display: none;
  ${from('md')} { display: contents; }
`;

const Narrow = styled.div`
  display: contents;
  ${from('md')} { display: none; }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-inline-start: auto;
  ${below('md')} { gap: 0; }
`;

/** The bar over every screen: whom one works for, search, and how the back office looks and speaks. */
export const HeaderBar = memo(function HeaderBar({ user }: { readonly user: SessionUser | null }) {
  return (
    <>
      <Narrow>
        <Brand nameless />
      </Narrow>
      <PlaceLine company={user?.partnerName ?? ''} />
      <End>
        <PaletteButton />
        <Wide>
          <TimezoneButton />
          <LanguageMenu />
          <ThemeMenu />
        </Wide>
        <PreferencesButton />
        <NotificationsButton />
        <AccountMenu user={user} />
      </End>
    </>
  );
});
