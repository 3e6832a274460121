import { TransferTable, transferList } from '@corridor/features';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathOf } from '../../routes/paths';
import { useAbility } from '../../session/AbilityProvider';
import { ListScreen } from '../listing/ListScreen';
import { readTransferDraft } from './readTransferDraft';
import { TransferTicketScreen } from './TransferTicketScreen';

/** Transfers, with the ticket in their place where the address says so. */
export function TransferScreen() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const mayOrder = useAbility().can('create', 'transfer-order');
  const openTransaction = (open: string) => navigate(`${pathOf('transactions')}?${new URLSearchParams({ open })}`);
  const more = { onOpenTransaction: openTransaction };
  const asked = readTransferDraft(search);
  if (asked) return <TransferTicketScreen initial={asked.values} more={more} />;
  const order = () => navigate({ search: 'new=1' });
  return (
    <ListScreen
      list={transferList}
      widget={TransferTable}
      more={{ ...more, ...(mayOrder && { onNewTransfer: order }) }}
    />
  );
}
