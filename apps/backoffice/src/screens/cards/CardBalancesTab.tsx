import { CardBalanceTable, cardBalanceList } from '@corridor/features';
import { ListScreen } from '../listing/ListScreen';

/** Balances of all cards. */
export function CardBalancesTab() {
  return <ListScreen list={cardBalanceList} widget={CardBalanceTable} />;
}
