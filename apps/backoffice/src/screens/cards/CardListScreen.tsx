import { CardTable, cardList, lazyPart, useMessages } from '@corridor/features';
import { hostMessages } from '../../messages/host';
import { ListScreen } from '../listing/ListScreen';
import { type ScreenTab, TabbedScreen } from '../tabs/TabbedScreen';

const Authorizations = lazyPart(async () => (await import('./CardAuthorizationsTab')).CardAuthorizationsTab);
const Records = lazyPart(async () => (await import('./CardRecordsTab')).CardRecordsTab);
const Balances = lazyPart(async () => (await import('./CardBalancesTab')).CardBalancesTab);

const TABS = [
  { id: 'cards', subject: 'card', content: <ListScreen list={cardList} widget={CardTable} /> },
  { id: 'authorizations', subject: 'authorization', content: <Authorizations /> },
  { id: 'records', subject: 'card-event', content: <Records /> },
  { id: 'balances', subject: 'card', content: <Balances /> },
] as const;

/** Cards, their authorizations and what is on them. @source spec §2 */
export function CardListScreen() {
  const t = useMessages(hostMessages);
  const tabs = TABS.map((tab): ScreenTab => ({ ...tab, label: t(`host.cards.tab.${tab.id}`) }));
  return <TabbedScreen title={t('host.route.card')} tabs={tabs} />;
}
