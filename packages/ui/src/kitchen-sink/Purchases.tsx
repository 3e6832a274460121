import { StatusChip } from '../chip';
import { DateTime } from '../date-time';
import { Money } from '../money';
import { Table, type TableColumn } from '../table';
import type { Tone } from '../theme';

interface Purchase {
  readonly id: string;
  readonly merchant: string;
  readonly at: string;
  readonly amount: string;
  readonly status: string;
  readonly tone: Tone;
}

const PURCHASES: readonly Purchase[] = [
  {
    id: 'TX-90412',
    merchant: 'Lufthansa',
    at: '2025-03-25T08:14:00Z',
    amount: '-684.20',
    status: 'Pending',
    tone: 'info',
  },
  {
    id: 'TX-90377',
    merchant: 'Hotel Adlon Berlin',
    at: '2025-03-24T21:40:00Z',
    amount: '-412.00',
    status: 'Settled',
    tone: 'success',
  },
  {
    id: 'TX-90301',
    merchant: 'DB Vertrieb GmbH',
    at: '2025-03-23T06:02:00Z',
    amount: '-89.90',
    status: 'Settled',
    tone: 'success',
  },
  {
    id: 'TX-90288',
    merchant: 'Amazon Web Services',
    at: '2025-03-21T00:00:00Z',
    amount: '-1284.16',
    status: 'Settled',
    tone: 'success',
  },
  {
    id: 'TX-90265',
    merchant: 'Casino Esplanade',
    at: '2025-03-20T23:11:00Z',
    amount: '-200.00',
    status: 'Declined',
    tone: 'danger',
  },
];

const COLUMNS: readonly TableColumn<Purchase>[] = [
  { id: 'merchant', header: 'Merchant', value: (row) => row.merchant, width: 180, grow: 2 },
  {
    id: 'status',
    header: 'Status',
    value: (row) => row.status,
    cell: (row) => <StatusChip tone={row.tone}>{row.status}</StatusChip>,
    width: 110,
  },
  {
    id: 'at',
    header: 'When',
    value: (row) => row.at,
    cell: (row) => <DateTime value={row.at} />,
    width: 215,
    tabular: true,
  },
  {
    id: 'amount',
    header: 'Amount',
    value: (row) => row.amount,
    cell: (row) => <Money amount={row.amount} currency="EUR" />,
    align: 'end',
    width: 140,
  },
];

/** What a card was last used for. */
export function Purchases() {
  return <Table bare label="Latest transactions" columns={COLUMNS} rows={PURCHASES} rowId={(row) => row.id} />;
}
