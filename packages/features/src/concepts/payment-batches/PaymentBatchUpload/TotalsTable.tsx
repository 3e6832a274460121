import {
  accountLabel,
  type PayableRow,
  type PaymentBatchPayer,
  payersOfPaymentBatch,
  toWireMoney,
} from '@corridor/core';
import { Table, type TableColumn, Text } from '@corridor/ui';
import { useMemo } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { MoneyText } from '../../../kit/display/MoneyText';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { ticketMessages } from '../../../messages/ticket';
import { useFormatters } from '../../../runtime/useFormatters';

const rowId = ({ account }: PaymentBatchPayer) => account.id;

/** What each account pays, with the fees that the sender pays, and what it has left. */
export function TotalsTable({ rows }: { readonly rows: readonly PayableRow[] }) {
  const t = useMessages(paymentBatchesMessages, ticketMessages);
  const format = useFormatters();
  const payers = useMemo(() => payersOfPaymentBatch(rows), [rows]);
  if (payers.length === 0) return null;
  const columns: TableColumn<PaymentBatchPayer>[] = [
    { id: 'payer', header: t('ticket.payer'), value: ({ account }) => accountLabel(account), width: 240, grow: 2 },
    {
      id: 'payments',
      header: t('paymentBatches.total.payments'),
      value: ({ payments }) => format.count(payments),
      align: 'end',
      width: 100,
    },
    {
      id: 'amount',
      header: t('paymentBatches.field.amount'),
      cell: ({ amount }) => <MoneyText value={toWireMoney(amount)} />,
      align: 'end',
    },
    {
      id: 'fee',
      header: t('paymentBatches.total.fee'),
      cell: ({ fee }) => <MoneyText value={toWireMoney(fee)} />,
      align: 'end',
    },
    {
      id: 'debited',
      header: t('paymentBatches.total.debited'),
      cell: ({ debited }) => (
        <Text weight="semibold">
          <MoneyText value={toWireMoney(debited)} />
        </Text>
      ),
      align: 'end',
    },
    {
      id: 'left',
      header: t('ticket.payerAfter'),
      cell: ({ left }) => <MoneyText value={toWireMoney(left)} />,
      align: 'end',
    },
  ];
  return <Table label={t('paymentBatches.total.title')} columns={columns} rows={payers} rowId={rowId} />;
}
