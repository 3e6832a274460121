import { AppLayout, Inline, Text } from '@corridor/ui';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { styled } from 'styled-components';
import { MainNavigation } from '../navigation/MainNavigation';
import { usePreferences } from '../preferences/PreferencesProvider';
import { storedUser } from '../session/sessionStore';
import { AccountMenu } from '../shell/AccountMenu';
import { Brand } from '../shell/Brand';

const BarEnd = styled(Inline)`
  margin-inline-start: auto;
`;

/** The frame of every screen behind sign-in: navigation, bar, screen. @source spec §2 "default" */
export function DefaultFrame() {
  const { preferences, change } = usePreferences();
  const [user] = useState(storedUser);
  return (
    <AppLayout
      brand={<Brand />}
      nav={<MainNavigation />}
      collapsed={preferences.navCollapsed}
      onCollapsedChange={(navCollapsed) => change({ navCollapsed })}
      bar={
        <>
          <Text color="muted" truncate>
            {user?.partnerName}
          </Text>
          <BarEnd gap={2}>
            <AccountMenu />
          </BarEnd>
        </>
      }
    >
      <Outlet />
    </AppLayout>
  );
}
