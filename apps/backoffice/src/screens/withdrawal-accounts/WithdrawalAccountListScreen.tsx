import { WithdrawalAccountTable, withdrawalAccountList } from '@corridor/features';
import { ListScreen } from '../listing/ListScreen';

/** Bank accounts to withdraw to. */
export function WithdrawalAccountListScreen() {
  return <ListScreen list={withdrawalAccountList} widget={WithdrawalAccountTable} />;
}
