import { type WithdrawalDraft, WithdrawalOrderForm } from '@corridor/features';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '../../routes/paths';
import { keepPendingOrder, readPendingOrder } from '../tickets/pendingOrder';
import { TicketPlace } from '../tickets/TicketPlace';
import { readWithdrawalDraft } from './readWithdrawalDraft';
import { writeWithdrawalDraft } from './withdrawalDraftSearch';

/** Props of `WithdrawalTicketScreen`. */
export interface WithdrawalTicketScreenProps {
  readonly initial: WithdrawalDraft;
  readonly more: { readonly onOpenTransaction?: (transactionId: string) => void };
}

/** The withdrawal ticket, with what was typed in the address. */
export function WithdrawalTicketScreen({ initial, more }: WithdrawalTicketScreenProps) {
  const navigate = useNavigate();
  // What the page was opened with; afterwards the ticket itself knows better.
  const [first] = useState(() => ({ initial, pending: readPendingOrder('withdrawal') }));
  return (
    <TicketPlace list="withdrawal-orders" read={readWithdrawalDraft}>
      <WithdrawalOrderForm
        {...more}
        {...first}
        onPendingChange={(text) => keepPendingOrder('withdrawal', text)}
        onDraftChange={(draft) => navigate({ search: String(writeWithdrawalDraft(draft)) }, { replace: true })}
        onOpenOrder={(open) => navigate(`${pathOf('withdrawal-orders')}?${new URLSearchParams({ open })}`)}
        headingLevel={1}
      />
    </TicketPlace>
  );
}
