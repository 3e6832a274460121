import { WithdrawalOrderTable, withdrawalOrderList } from '@corridor/features';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathOf } from '../../routes/paths';
import { useAbility } from '../../session/AbilityProvider';
import { ListScreen } from '../listing/ListScreen';
import { readWithdrawalDraft } from './readWithdrawalDraft';
import { WithdrawalTicketScreen } from './WithdrawalTicketScreen';

/** Withdrawal orders, with the ticket in their place where the address says so. */
export function WithdrawalOrderListScreen() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const mayOrder = useAbility().can('create', 'withdrawal-order');
  const openTransaction = (open: string) => navigate(`${pathOf('transactions')}?${new URLSearchParams({ open })}`);
  const more = { onOpenTransaction: openTransaction };
  const asked = readWithdrawalDraft(search);
  if (asked) return <WithdrawalTicketScreen initial={asked.values} more={more} />;
  const order = () => navigate({ search: 'new=1' });
  return (
    <ListScreen
      list={withdrawalOrderList}
      widget={WithdrawalOrderTable}
      more={{ ...more, ...(mayOrder && { onNewOrder: order }) }}
    />
  );
}
