import { AppLayout, Box, ScrollToTop } from '@corridor/ui';
import type { PropsWithChildren } from 'react';
import { styled } from 'styled-components';
import { MainNavigation } from '../navigation/MainNavigation';
import { usePreferences } from '../preferences/PreferencesProvider';
import { AbilityProvider } from '../session/AbilityProvider';
import { readAbilityRules } from '../session/abilityRules';
import { rolePreview } from '../session/rolePreview';
import { useFreshUser } from '../session/useFreshUser';
import { Brand } from '../shell/Brand';
import { FootLine } from '../shell/FootLine';
import { HeaderBar } from '../shell/HeaderBar';

const Frame = styled(AppLayout)`
  &[data-navbar='static'] > div > header { position: static; }
  &[data-footer='sticky'] > div > footer { position: sticky; inset-block-end: 0; }
`;

const NOTHING = [] as const;

/** The frame of every screen behind sign-in: navigation, bar, screen. @source spec §2 "default" */
export function DefaultFrame({ children }: PropsWithChildren) {
  const { preferences, change } = usePreferences();
  const user = useFreshUser();
  const rules = rolePreview()?.rules ?? readAbilityRules() ?? user?.abilities ?? NOTHING;
  const { navCollapsed, skin, contentWidth, navbarBlur, navbarType, footerType } = preferences;
  return (
    <AbilityProvider rules={rules}>
      <Frame
        brand={<Brand nameless={navCollapsed} />}
        nav={<MainNavigation />}
        skin={skin}
        blurred={navbarBlur}
        boxed={contentWidth === 'boxed'}
        collapsed={navCollapsed}
        onCollapsedChange={(collapsed) => change({ navCollapsed: collapsed })}
        data-navbar={navbarType}
        data-footer={footerType}
        footer={footerType === 'hidden' ? undefined : <FootLine />}
        bar={<HeaderBar user={user} />}
      >
        <Box>{children}</Box>
      </Frame>
      <ScrollToTop />
    </AbilityProvider>
  );
}
