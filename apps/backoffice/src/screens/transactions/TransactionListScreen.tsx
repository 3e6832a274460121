import { TransactionTable, transactionList } from '@corridor/features';
import { ListScreen } from '../listing/ListScreen';

/** Transactions. */
export function TransactionListScreen() {
  return <ListScreen list={transactionList} widget={TransactionTable} />;
}
