import { type TransferDraft, TransferForm } from '@corridor/features';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '../../routes/paths';
import { keepPendingOrder, readPendingOrder } from '../tickets/pendingOrder';
import { TicketPlace } from '../tickets/TicketPlace';
import { readTransferDraft } from './readTransferDraft';
import { writeTransferDraft } from './transferDraftSearch';

/** Props of `TransferTicketScreen`. */
export interface TransferTicketScreenProps {
  readonly initial: TransferDraft;
  readonly more: { readonly onOpenTransaction?: (transactionId: string) => void };
}

/** The transfer ticket, with what was typed in the address. */
export function TransferTicketScreen({ initial, more }: TransferTicketScreenProps) {
  const navigate = useNavigate();
  // What the page was opened with; afterwards the ticket itself knows better.
  const [first] = useState(() => ({ initial, pending: readPendingOrder('transfer') }));
  return (
    <TicketPlace list="transfer" read={readTransferDraft}>
      <TransferForm
        {...more}
        {...first}
        onPendingChange={(text) => keepPendingOrder('transfer', text)}
        onDraftChange={(draft) => navigate({ search: String(writeTransferDraft(draft)) }, { replace: true })}
        onOpenOrder={(open) => navigate(`${pathOf('transfer')}?${new URLSearchParams({ open })}`)}
        headingLevel={1}
      />
    </TicketPlace>
  );
}
