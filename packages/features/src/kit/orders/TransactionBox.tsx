import type { AccountTransaction } from '@corridor/core';
import { Box, Button, Inline, Stack, StatusChip, Text, type Tone } from '@corridor/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages';
import { ordersMessages } from '../../messages/orders';
import { TransactionChange } from '../display/TransactionChange';

/** Props of `TransactionBox`. */
export interface TransactionBoxProps {
  readonly icon?: ReactNode;
  /** What kind of transaction it is. */
  readonly title: string;
  readonly status: { readonly tone: Tone; readonly label: string } | undefined;
  /** Whose change of its account is shown; absent while it is read. */
  readonly transaction: AccountTransaction | undefined;
  readonly gap?: 1 | 2;
  readonly children: ReactNode;
}

/** One transaction of an order: its kind, status and amount over what else is said of it. */
export function TransactionBox({ icon, title, status, transaction, gap = 2, children }: TransactionBoxProps) {
  return (
    <Box border radius="control" padding={3}>
      <Stack gap={gap}>
        <Inline justify="between">
          <Inline gap={2}>
            {icon}
            <Text variant="caption" weight="medium">
              {title}
            </Text>
            {status && <StatusChip tone={status.tone}>{status.label}</StatusChip>}
          </Inline>
          {transaction && <TransactionChange transaction={transaction} />}
        </Inline>
        {children}
      </Stack>
    </Box>
  );
}

/** Props of `OpenTransaction`. */
export interface OpenTransactionProps {
  readonly id: string;
  /** What kind of transaction it is, for a screen reader. */
  readonly what: string;
  readonly onOpen: (transactionId: string) => void;
}

/** The button that opens a transaction. */
export function OpenTransaction({ id, what, onOpen }: OpenTransactionProps) {
  const t = useMessages(ordersMessages);
  return (
    <Button size="sm" variant="ghost" aria-label={t('orders.openNamed', { what })} onClick={() => onOpen(id)}>
      {t('orders.open')}
    </Button>
  );
}
