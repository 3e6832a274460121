import { DepositTable, depositList } from '@corridor/features';
import { ListScreen } from '../listing/ListScreen';

/** Deposits on all accounts. */
export function DepositsTab() {
  return <ListScreen list={depositList} widget={DepositTable} />;
}
