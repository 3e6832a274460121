import type { SessionUser } from '@corridor/core';
import { from, Inline, Text } from '@corridor/ui';
import { memo } from 'react';
import { styled } from 'styled-components';
import { AccountMenu } from './AccountMenu';
import { LanguageMenu } from './LanguageMenu';
import { NotificationsButton } from './NotificationsButton';
import { PaletteButton } from './PaletteButton';
import { PreferencesButton } from './PreferencesButton';
import { ThemeMenu } from './ThemeMenu';
import { TimezoneButton } from './TimezoneButton';

const Wide = styled.div`
  display: none;
  ${from('md')} { display: contents; }
`;

const End = styled(Inline)`
  margin-inline-start: auto;
`;

/** The bar over every screen: whom one works for, search, and how the back office looks and speaks. */
export const HeaderBar = memo(function HeaderBar({ user }: { readonly user: SessionUser | null }) {
  return (
    <>
      <Wide>
        <Text color="muted" truncate>
          {user?.partnerName}
        </Text>
      </Wide>
      <End gap={1} align="center">
        <PaletteButton />
        <Wide>
          <TimezoneButton />
          <LanguageMenu />
          <ThemeMenu />
        </Wide>
        <PreferencesButton />
        <NotificationsButton />
        <AccountMenu name={user?.name ?? ''} />
      </End>
    </>
  );
});
