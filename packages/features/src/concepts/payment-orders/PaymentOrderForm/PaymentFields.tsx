import {
  feeDirection,
  isPlainReference,
  payeeGapProblem,
  paymentReferenceOf,
  readablePaymentReference,
} from '@corridor/core';
import { Field, Input, Select } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { destinationWords } from '../../../kit/orders/destinationWords';
import { AccountField } from '../../../kit/ticket/AccountField';
import { useFieldProblem } from '../../../kit/ticket/useFieldProblem';
import { beneficiariesMessages } from '../../../messages/beneficiaries';
import { paymentOrdersMessages } from '../../../messages/payment-orders';
import { ticketMessages } from '../../../messages/ticket';
import { useFormatters } from '../../../runtime/useFormatters';
import { AmountSide } from './AmountSide';
import { BeneficiaryField } from './BeneficiaryField';
import { InvoiceField } from './InvoiceField';
import { PurposeField } from './PurposeField';
import type { PaymentTicketState } from './paymentShape';

const FUNDED = { funded: true };

/** Whom, out of which account, how much, who pays the charges, what for, and what both sides call it. */
export function PaymentFields({ state }: { readonly state: PaymentTicketState }) {
  const t = useMessages(paymentOrdersMessages, beneficiariesMessages);
  const ticket = useMessages(ticketMessages);
  const format = useFormatters();
  const words = destinationWords(state.data.beneficiary, format);
  const gap = state.data.beneficiary && payeeGapProblem(state.data.beneficiary);
  const problemAt = useFieldProblem(state, {
    short: (short) => ticket('ticket.shortWithFee', { short }),
    // What is missing from a beneficiary is said at once: it is mended before anything else is worth typing.
    isShown: (reason) => state.judged || reason === gap,
    problem: (reason, minimum) => t(`paymentOrders.problem.${reason}`, { minimum, ...words }),
  });
  const { draft, data, change } = state;
  const { beneficiary, account } = data;
  const currency = beneficiary?.currency;
  return (
    <>
      <BeneficiaryField state={state} error={problemAt('beneficiaryId')} />
      <AccountField
        key={currency}
        label={t('paymentOrders.form.owner')}
        value={draft.accountId}
        account={account}
        among={FUNDED}
        disabled={!currency}
        help={t(`paymentOrders.form.${ownerHelp(state)}`, {
          amount: account ? format.money(account.available) : '',
          currency: account?.currency ?? '',
        })}
        error={problemAt('ownerId')}
        onChange={(accountId) => change((now) => ({ ...now, accountId }))}
      />
      <AmountSide side="sent" state={state} error={problemAt('amount.amount')} />
      <AmountSide side="received" state={state} error={problemAt('amount.amount')} />
      <Field label={t('paymentOrders.form.feeDirection')}>
        <Select
          value={draft.feeDirection}
          options={feeDirection.codes.map((code) => ({ value: code, label: t(feeDirection.labelKey(code)) }))}
          onChange={(chosen) => change((now) => ({ ...now, feeDirection: chosen }))}
        />
      </Field>
      <PurposeField state={state} error={problemAt('purpose')} />
      <InvoiceField state={state} error={problemAt('invoiceId')} />
      <Field
        label={t('paymentOrders.form.reference')}
        help={t(`paymentOrders.form.${referenceHelp(state)}`, words)}
        error={problemAt('reference')}
      >
        <Input
          value={draft.reference}
          onChange={({ target }) => change((now) => ({ ...now, reference: target.value }))}
          onBlur={() => {
            const reference = readableReference(draft.reference, beneficiary);
            if (reference !== draft.reference) change((now) => ({ ...now, reference }));
          }}
        />
      </Field>
    </>
  );
}

/** What was typed as a payment keeps it, in the groups of a bill where it is from one. */
function readableReference(text: string, beneficiary: PaymentTicketState['data']['beneficiary']): string {
  return beneficiary ? readablePaymentReference(paymentReferenceOf(text, beneficiary)) : text;
}

/** What is said of the account that pays: what it has, and whether that is exchanged. */
function ownerHelp({ data: { beneficiary, account } }: PaymentTicketState) {
  if (!beneficiary) return 'ownerFirst';
  if (!account) return 'ownerNone';
  return account.currency === beneficiary.currency ? 'ownerHelp' : 'ownerExchanged';
}

/** What is said of a reference: who sees it, and what the destination takes. */
function referenceHelp({ data: { beneficiary } }: PaymentTicketState) {
  if (!beneficiary) return 'referenceHelp';
  if (beneficiary.referenceKind === 'qr') return 'referenceQr';
  return isPlainReference(beneficiary) ? 'referencePlain' : 'referenceAny';
}
