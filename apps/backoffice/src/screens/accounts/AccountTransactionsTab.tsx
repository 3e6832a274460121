import { TransactionTable, transactionList } from '@corridor/features';
import { ListScreen } from '../listing/ListScreen';

/** Transactions of all accounts. */
export function AccountTransactionsTab() {
  return <ListScreen list={transactionList} widget={TransactionTable} />;
}
