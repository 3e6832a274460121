import type { SessionUser } from '@corridor/core';
import { from, Inline } from '@corridor/ui';
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

const End = styled(Inline)`
  margin-inline-start: auto;
`;

/** The bar over every screen: whom one works for, search, and how the back office looks and speaks. */
export const HeaderBar = memo(function HeaderBar({ user }: { readonly user: SessionUser | null }) {
  return (
    <>
      <Narrow>
        <Brand nameless />
      </Narrow>
      <PlaceLine company={user?.partnerName ?? ''} />
      <End gap={0} align="center" wrap={false}>
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
