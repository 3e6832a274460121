import { useWords } from '@corridor/features';
import { LoadingBar, LoadingOverlay } from '@corridor/ui';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { hostMessages } from '../messages/host';
import { useRouteName } from '../routes/useRouteName';
import { PageBanners } from '../shell/PageBanners';
import { useDocumentTitle } from '../shell/useDocumentTitle';
import { useHeadingFocus } from '../shell/useHeadingFocus';

/** What stands around every layout: progress, page title, focus, and what concerns the whole page. @source spec §2 "Global behaviours" */
export function RootFrame() {
  const say = useWords(hostMessages);
  const busy = useNavigation().state !== 'idle';
  useDocumentTitle(say(`host.route.${useRouteName()}`));
  useHeadingFocus(!busy);
  return (
    <>
      <LoadingBar loading={busy} />
      <LoadingOverlay loading={busy} />
      <PageBanners />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
