import { collections, materialLinks } from '@corridor/core';
import { lazyPart, MaterialLinkTable, materialLinkList, useMessages } from '@corridor/features';
import { Navigate, useLocation } from 'react-router-dom';
import { hostMessages } from '../../messages/host';
import { ListScreen } from '../listing/ListScreen';
import { TabbedScreen } from '../tabs/TabbedScreen';
import { tabIn, withTab } from '../tabs/TabInAddress';

const Matching = lazyPart(async () => (await import('./MatchingTab')).MatchingTab);
const MATCHING = { id: 'matching', isFirst: false };

/** Material links, and on a tab of its own the matching; `?collection=<id>` matches that collection. */
export function MaterialLinkScreen() {
  const t = useMessages(hostMessages);
  const { search } = useLocation();
  // Who leads to a collection need not know of tabs.
  if (tabIn(search) === '' && new URLSearchParams(search).has('collection')) {
    return <Navigate replace to={{ search: withTab(MATCHING, search.slice(1)) }} />;
  }
  return (
    <TabbedScreen
      title={t('host.route.material-links')}
      tabs={[
        {
          id: 'links',
          label: t('host.tab.links'),
          subject: materialLinks.segment,
          content: <ListScreen list={materialLinkList} widget={MaterialLinkTable} />,
        },
        { id: MATCHING.id, label: t('host.tab.matching'), subject: collections.segment, content: <Matching /> },
      ]}
    />
  );
}
