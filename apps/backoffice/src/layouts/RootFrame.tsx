import { useMessages } from '@corridor/features';
import { LoadingBar, LoadingOverlay } from '@corridor/ui';
import type { PropsWithChildren } from 'react';
import { styled } from 'styled-components';
import { hostMessages } from '../messages/host';
import { useRouteName } from '../routes/RouteName';
import { ForcedPasswordChange } from '../session/ForcedPasswordChange';
import { PageBanners } from '../shell/PageBanners';
import { SimulationNotice } from '../shell/SimulationNotice';
import { useDocumentTitle } from '../shell/useDocumentTitle';
import { useHeadingFocus } from '../shell/useHeadingFocus';

const RootContent = styled.div`
  &:not([hidden]) { display: contents; }
`;

/** Props of `RootFrame`. */
export interface RootFrameProps extends PropsWithChildren {
  /** Another screen is on its way. */
  readonly busy: boolean;
  /** Makes everything ready without showing it. */
  readonly unseen: boolean;
}

/** What stands around every layout: progress, page title, focus, and what concerns the whole page. @source spec §2 "Global behaviours" */
export function RootFrame({ busy, unseen, children }: RootFrameProps) {
  const t = useMessages(hostMessages);
  useDocumentTitle(t(`host.route.${useRouteName()}`));
  useHeadingFocus(!busy);
  return (
    <>
      <LoadingBar loading={busy && !unseen} />
      <LoadingOverlay loading={busy && !unseen} />
      <SimulationNotice />
      <PageBanners />
      <RootContent hidden={unseen}>{children}</RootContent>
      <ForcedPasswordChange />
    </>
  );
}
