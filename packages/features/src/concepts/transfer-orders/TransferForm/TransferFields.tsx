import { REFERENCE_MAX_LENGTH } from '@corridor/core';
import { Field, Input } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { AmountBox } from '../../../kit/form/AmountBox';
import { AccountField } from '../../../kit/ticket/AccountField';
import { useFieldProblem } from '../../../kit/ticket/useFieldProblem';
import { ticketMessages } from '../../../messages/ticket';
import { transferOrdersMessages } from '../../../messages/transfer-orders';
import { useFormatters } from '../../../runtime/useFormatters';
import type { TransferTicketState } from './transferShape';

/** Out of which account, into which, how much, and what both sides call it. */
export function TransferFields({ state }: { readonly state: TransferTicketState }) {
  const t = useMessages(transferOrdersMessages, ticketMessages);
  const format = useFormatters();
  const problemAt = useFieldProblem(state, {
    short: (short) => t('ticket.short', { short }),
    problem: (reason, minimum) => t(`transferOrders.problem.${reason}`, { minimum }),
  });
  const { draft, data, options, change } = state;
  const currency = data.from?.currency;
  return (
    <>
      <AccountField
        label={t('transferOrders.form.from')}
        value={draft.fromAccountId}
        account={data.from}
        among={{ funded: true }}
        disabled={Boolean(options.accountId)}
        help={data.from && t('transferOrders.form.available', { amount: format.money(data.from.available) })}
        error={problemAt('fromAccountId')}
        onChange={(fromAccountId) => change((now) => ({ ...now, fromAccountId, toAccountId: '' }))}
      />
      <AccountField
        key={currency}
        label={t('transferOrders.form.to')}
        value={draft.toAccountId}
        account={data.to}
        among={currency ? { currency: [currency] } : {}}
        except={draft.fromAccountId}
        help={currency && t('transferOrders.form.toHelp', { currency })}
        error={problemAt('toAccountId')}
        onChange={(toAccountId) => change((now) => ({ ...now, toAccountId }))}
      />
      <Field label={t('transferOrders.form.amount')} error={problemAt('amount.amount')}>
        <AmountBox
          size="lg"
          currency={data.from?.available.currency ?? 'USD'}
          value={draft.amount}
          onChange={(amount) => change((now) => ({ ...now, amount }))}
        />
      </Field>
      <Field label={t('transferOrders.form.reference')} help={t('transferOrders.form.referenceHelp')}>
        <Input
          value={draft.reference}
          maxLength={REFERENCE_MAX_LENGTH}
          onChange={({ target }) => change((now) => ({ ...now, reference: target.value }))}
        />
      </Field>
    </>
  );
}
