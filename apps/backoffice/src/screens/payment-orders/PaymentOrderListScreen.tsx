import type { PaymentOrderDetail } from '@corridor/core';
import { lazyPart, type PaymentDraft, PaymentOrderTable, paymentOrderList } from '@corridor/features';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathOf } from '../../routes/paths';
import { useAbility } from '../../session/AbilityProvider';
import { ListScreen } from '../listing/ListScreen';
import type { PaymentBatchScreenProps } from '../payment-batches/PaymentBatchScreen';
import { PaymentTicketScreen } from './PaymentTicketScreen';
import { writePaymentDraft } from './paymentDraftSearch';
import { readPaymentDraft } from './readPaymentDraft';

const PaymentBatchScreen = lazyPart<PaymentBatchScreenProps>(
  async () => (await import('../payment-batches/PaymentBatchScreen')).PaymentBatchScreen,
);

/** Payment orders, with the ticket or a batch in their place where the address says so. */
export function PaymentOrderListScreen() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const mayOrder = useAbility().can('create', 'payment-order');
  const openTransaction = (open: string) => navigate(`${pathOf('transactions')}?${new URLSearchParams({ open })}`);
  const more = { onOpenTransaction: openTransaction };
  const batch = new URLSearchParams(search).get('batch');
  if (batch !== null) return <PaymentBatchScreen batch={batch} />;
  const asked = readPaymentDraft(search);
  if (asked) return <PaymentTicketScreen initial={asked.values} more={more} />;
  const ordering = {
    onNewOrder: () => navigate({ search: 'new=1' }),
    onNewBatch: () => navigate({ search: 'batch=new' }),
    onPayAgain: (order: PaymentOrderDetail) => navigate({ search: String(writePaymentDraft(draftLike(order))) }),
  };
  return (
    <ListScreen list={paymentOrderList} widget={PaymentOrderTable} more={{ ...more, ...(mayOrder && ordering) }} />
  );
}

/** The same payment again; where it was exchanged, as much is to arrive. */
const draftLike = ({
  beneficiaryId,
  accountId,
  amount,
  debited,
  received,
  ...order
}: PaymentOrderDetail): PaymentDraft => {
  const isExchanged = debited.currency !== amount.currency;
  const fixedSide = isExchanged ? 'received' : order.fixedSide;
  return {
    beneficiaryId,
    accountId,
    fixedSide,
    amount: fixedSide === 'received' ? received.amount : amount.amount,
    feeDirection: order.feeDirection,
    purpose: order.purpose ?? '',
    reference: order.reference,
  };
};
