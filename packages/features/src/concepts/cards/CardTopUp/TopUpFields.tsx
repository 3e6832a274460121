import type { Account } from '@corridor/core';
import { Field, Select } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { AmountBox } from '../../../kit/form/AmountBox';
import { useFieldProblem } from '../../../kit/ticket/useFieldProblem';
import { cardTopUpMessages } from '../../../messages/card-top-up';
import { ticketMessages } from '../../../messages/ticket';
import { useFormatters } from '../../../runtime/useFormatters';
import type { TopUpState } from './topUpShape';

/** Where the money comes from, and how much of it. */
export function TopUpFields({ state }: { readonly state: TopUpState }) {
  const t = useMessages(cardTopUpMessages, ticketMessages);
  const format = useFormatters();
  const problemAt = useFieldProblem(state, {
    short: (short) => t('ticket.short', { short }),
    problem: (reason, minimum) => t(`cards.topUp.problem.${reason}`, { minimum }),
  });
  const { draft, data, options, change } = state;
  const available = (of: Account) => t('cards.topUp.available', { amount: format.money(of.available) });
  return (
    <>
      <Field
        label={t('cards.topUp.account')}
        help={data.account && available(data.account)}
        error={problemAt('accountId')}
      >
        <Select
          value={draft.accountId}
          options={data.accounts.map((of) => ({ value: of.id, label: of.ownerName, description: available(of) }))}
          disabled={data.accounts.length === 0}
          onChange={(accountId) => change((now) => ({ ...now, accountId }))}
        />
      </Field>
      <Field label={t('cards.topUp.amount')} error={problemAt('amount.amount')}>
        <AmountBox
          ref={options.firstRef}
          size="lg"
          currency={options.card.currency}
          value={draft.amount}
          onChange={(amount) => change((now) => ({ ...now, amount }))}
        />
      </Field>
    </>
  );
}
