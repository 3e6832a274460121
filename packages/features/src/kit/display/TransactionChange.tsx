import { type AccountTransaction, waitingMoney } from '@corridor/core';
import { Text } from '@corridor/ui';
import { useMessages } from '../../i18n/useMessages';
import { transactionsMessages } from '../../messages/transactions';
import { useFormatters } from '../../runtime/useFormatters';
import { ChangeText } from './ChangeText';

/** What a transaction added or took; while it waits, what is held for it or awaited from it. */
export function TransactionChange({ transaction }: { readonly transaction: AccountTransaction }) {
  const t = useMessages(transactionsMessages);
  const format = useFormatters();
  const waiting = waitingMoney(transaction);
  if (!waiting) return <ChangeText value={transaction.balanceChange} />;
  return (
    <Text variant="caption" color="muted" tabular style={{ whiteSpace: 'nowrap' }}>
      {t(`transactions.${waiting.kind}`, { amount: format.money(waiting.amount) })}
    </Text>
  );
}
