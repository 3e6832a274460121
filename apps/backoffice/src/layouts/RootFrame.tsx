import { useWords } from '@corridor/features';
import { LoadingBar, LoadingOverlay } from '@corridor/ui';
import type { PropsWithChildren } from 'react';
import { hostMessages } from '../messages/host';
import { useRouteName } from '../routes/RouteName';
import { PageBanners } from '../shell/PageBanners';
import { useDocumentTitle } from '../shell/useDocumentTitle';
import { useHeadingFocus } from '../shell/useHeadingFocus';

/** Props of `RootFrame`. */
export interface RootFrameProps extends PropsWithChildren {
  /** Another screen is on its way. */
  readonly busy: boolean;
}

/** What stands around every layout: progress, page title, focus, and what concerns the whole page. @source spec §2 "Global behaviours" */
export function RootFrame({ busy, children }: RootFrameProps) {
  const say = useWords(hostMessages);
  useDocumentTitle(say(`host.route.${useRouteName()}`));
  useHeadingFocus(!busy);
  return (
    <>
      <LoadingBar loading={busy} />
      <LoadingOverlay loading={busy} />
      <PageBanners />
      {children}
    </>
  );
}
