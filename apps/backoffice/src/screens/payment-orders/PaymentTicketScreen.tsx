import { lazyPart, type PaymentDraft, PaymentOrderForm } from '@corridor/features';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '../../routes/paths';
import { useAbility } from '../../session/AbilityProvider';
import { saveFile } from '../../shell/saveFile';
import type { NewBeneficiaryFormProps } from '../beneficiaries/NewBeneficiaryForm';
import { keepPendingOrder, readPendingOrder } from '../tickets/pendingOrder';
import { TicketPlace } from '../tickets/TicketPlace';
import { writePaymentDraft } from './paymentDraftSearch';
import { readPaymentDraft } from './readPaymentDraft';

/** Props of `PaymentTicketScreen`. */
export interface PaymentTicketScreenProps {
  readonly initial: PaymentDraft;
  readonly more: { readonly onOpenTransaction?: (transactionId: string) => void };
}

const NewBeneficiary = lazyPart<NewBeneficiaryFormProps>(
  async () => (await import('../beneficiaries/NewBeneficiaryForm')).NewBeneficiaryForm,
);

/** The payment ticket, with what was typed in the address. */
export function PaymentTicketScreen({ initial, more }: PaymentTicketScreenProps) {
  const navigate = useNavigate();
  const mayAdd = useAbility().can('create', 'beneficiary');
  // What the page was opened with; afterwards the ticket itself knows better.
  const [first] = useState(() => ({ initial, pending: readPendingOrder('payment') }));
  return (
    <TicketPlace list="payment-orders" read={readPaymentDraft}>
      <PaymentOrderForm
        {...more}
        {...first}
        {...(mayAdd && { newBeneficiary: NewBeneficiary })}
        onPendingChange={(text) => keepPendingOrder('payment', text)}
        onDraftChange={(draft) => navigate({ search: String(writePaymentDraft(draft)) }, { replace: true })}
        onOpenOrder={(open) => navigate(`${pathOf('payment-orders')}?${new URLSearchParams({ open })}`)}
        onExport={saveFile}
        headingLevel={1}
      />
    </TicketPlace>
  );
}
