import { accountLabel, type PaymentBatchLine, paymentBatchLineState } from '@corridor/core';
import { Button, StatusChip, type TableColumn, Text, type Tone, VirtualTable } from '@corridor/ui';
import { useMemo } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { IdText } from '../../../kit/display/IdText';
import { MoneyText } from '../../../kit/display/MoneyText';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { ticketMessages } from '../../../messages/ticket';
import { refusalWords } from './refusalWords';

/** Props of `ResultTable`. */
export interface ResultTableProps {
  readonly lines: readonly PaymentBatchLine[];
  readonly onOpenOrder: ((orderId: string) => void) | undefined;
}

const TONES: Readonly<Record<PaymentBatchLine['state'], Tone>> = {
  waiting: 'neutral',
  placed: 'success',
  refused: 'danger',
};

const lineId = ({ position }: PaymentBatchLine) => String(position);

/** What has become of each payment of a batch. */
export function ResultTable({ lines, onOpenOrder }: ResultTableProps) {
  const t = useMessages(paymentBatchesMessages, ticketMessages);
  const columns = useMemo<TableColumn<PaymentBatchLine>[]>(
    () => [
      { id: 'position', header: t('paymentBatches.check.row'), value: ({ position }) => position, width: 64, grow: 0 },
      {
        id: 'payer',
        header: t('ticket.payer'),
        value: ({ payer }) => payer && accountLabel(payer),
        width: 220,
      },
      {
        id: 'beneficiary',
        header: t('paymentBatches.field.beneficiary'),
        value: ({ beneficiaryName, accountEnding }) => `${beneficiaryName} · ${accountEnding}`,
        width: 220,
      },
      {
        id: 'amount',
        header: t('paymentBatches.field.amount'),
        cell: ({ amount }) => <MoneyText value={amount} />,
        align: 'end',
        width: 150,
        grow: 0,
      },
      { id: 'reference', header: t('paymentBatches.field.reference'), value: ({ reference }) => reference, width: 180 },
      {
        id: 'state',
        header: t('paymentBatches.result.state'),
        cell: ({ state }) => <StatusChip tone={TONES[state]}>{t(paymentBatchLineState.labelKey(state))}</StatusChip>,
        width: 120,
        grow: 0,
      },
      {
        id: 'outcome',
        header: `${t('paymentBatches.result.order')} · ${t('paymentBatches.result.reason')}`,
        cell: (line) => <OutcomeCell line={line} onOpenOrder={onOpenOrder} />,
        width: 300,
        grow: 2,
      },
    ],
    [t, onOpenOrder],
  );
  return (
    <VirtualTable
      label={t('paymentBatches.result.state')}
      columns={columns}
      rows={lines}
      rowId={lineId}
      rowLabel={({ beneficiaryName }) => beneficiaryName}
      height="min(520px, 70vh)"
    />
  );
}

/** The order of a payment, or why there is none. */
function OutcomeCell({
  line,
  onOpenOrder,
}: {
  readonly line: PaymentBatchLine;
  readonly onOpenOrder: ResultTableProps['onOpenOrder'];
}) {
  const t = useMessages(paymentBatchesMessages);
  const { orderId } = line;
  if (orderId === null) return <Text color="danger">{refusalWords(line, t)}</Text>;
  if (!onOpenOrder) return <IdText value={orderId} what={t('paymentBatches.result.order')} />;
  return (
    <Button size="sm" variant="ghost" onClick={() => onOpenOrder(orderId)}>
      {orderId}
    </Button>
  );
}
