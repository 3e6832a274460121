import { Field } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { AmountBox } from '../../../kit/form/AmountBox';
import { AccountField } from '../../../kit/ticket/AccountField';
import { useFieldProblem } from '../../../kit/ticket/useFieldProblem';
import { ticketMessages } from '../../../messages/ticket';
import { withdrawalOrdersMessages } from '../../../messages/withdrawal-orders';
import { useFormatters } from '../../../runtime/useFormatters';
import { DestinationField } from './DestinationField';
import type { WithdrawalTicketState } from './withdrawalShape';

/** Out of which account, to which bank account of its owner, and how much. */
export function WithdrawalFields({ state }: { readonly state: WithdrawalTicketState }) {
  const t = useMessages(withdrawalOrdersMessages, ticketMessages);
  const format = useFormatters();
  const { draft, data, judged, change } = state;
  const problemAt = useFieldProblem(state, {
    short: (short) => t('ticket.shortWithFee', { short }),
    problem: (reason, minimum) => t(`withdrawalOrders.problem.${reason}`, { minimum }),
    // Typing does not mend that the owner has no such account; while it is read, nobody knows.
    isShown: (reason) => (reason === 'noAccount' ? !data.loading : judged),
  });
  const { account, to } = data;
  return (
    <>
      <AccountField
        label={t('withdrawalOrders.form.from')}
        value={account?.id ?? ''}
        account={account}
        among={{ funded: true }}
        help={
          account
            ? t('withdrawalOrders.form.fromHelp', { amount: format.money(account.available) })
            : t('withdrawalOrders.form.fromFirst')
        }
        onChange={(accountId) => change((now) => ({ ...now, accountId, withdrawalAccountId: '' }))}
      />
      <DestinationField state={state} error={problemAt('withdrawalAccountId')} />
      <Field label={t('withdrawalOrders.form.amount')} error={problemAt('amount.amount')}>
        <AmountBox
          size="lg"
          currency={to?.currency ?? account?.currency ?? 'USD'}
          value={draft.amount}
          onChange={(amount) => change((now) => ({ ...now, amount }))}
        />
      </Field>
    </>
  );
}
