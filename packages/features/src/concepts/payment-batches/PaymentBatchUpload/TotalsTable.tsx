import { type PayableRow, type PaymentBatchTotal, totalPaymentBatch, toWireMoney } from '@corridor/core';
import { Table, type TableColumn, Text } from '@corridor/ui';
import { useMemo } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { MoneyText } from '../../../kit/display/MoneyText';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { useFormatters } from '../../../runtime/useFormatters';

const rowId = ({ currency }: PaymentBatchTotal) => currency;

/** What the payments of each currency come to, with the fees that the sender pays. */
export function TotalsTable({ rows }: { readonly rows: readonly PayableRow[] }) {
  const t = useMessages(paymentBatchesMessages);
  const format = useFormatters();
  const totals = useMemo(() => totalPaymentBatch(rows), [rows]);
  if (totals.length === 0) return null;
  const columns: TableColumn<PaymentBatchTotal>[] = [
    { id: 'currency', header: t('paymentBatches.field.currency'), value: ({ currency }) => currency, width: 100 },
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
  ];
  return <Table label={t('paymentBatches.total.title')} columns={columns} rows={totals} rowId={rowId} />;
}
