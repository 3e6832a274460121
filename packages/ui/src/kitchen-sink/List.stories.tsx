import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button, IconButton } from '../button';
import { StatusChip } from '../chip';
import { DateRangePicker } from '../date-range-picker';
import { DateTime, ZoneProvider } from '../date-time';
import { DescriptionItem, DescriptionList } from '../description-list';
import { Drawer } from '../drawer';
import { type Filter, FilterBar } from '../filter-bar';
import { DownloadIcon, Icon, MoreIcon, PlusIcon } from '../icon';
import { Heading, Inline, Stack, Text } from '../layout';
import { Menu, MenuItem, MenuSeparator } from '../menu';
import { Money } from '../money';
import { Pagination } from '../pagination';
import { type ColumnView, INITIAL_COLUMN_VIEW, Table, type TableColumn, type TableSort, TableToolbar } from '../table';
import { type SampleTransfer, sampleTransfers } from '../testing/sampleTransfers';
import type { Density } from '../theme';
import { ThemeProvider } from '../theme';
import { Timeline, TimelineItem } from '../timeline';
import { Shell } from './Shell';

const ROWS = sampleTransfers(25).toSorted((one, other) => other.created.localeCompare(one.created));
const rowId = (row: SampleTransfer) => row.id;

const COLUMNS: readonly TableColumn<SampleTransfer>[] = [
  { id: 'payee', header: 'Payee', value: (row) => row.payee, width: 230, grow: 2, hideable: false },
  {
    id: 'status',
    header: 'Status',
    value: (row) => row.status,
    cell: (row) => <StatusChip tone={row.tone}>{row.status}</StatusChip>,
    width: 130,
  },
  {
    id: 'amount',
    header: 'Amount',
    value: (row) => row.amount,
    cell: (row) => <Money amount={row.amount} currency={row.currency} />,
    align: 'end',
    width: 160,
    sortable: true,
  },
  { id: 'method', header: 'Method', value: (row) => row.method, width: 100 },
  { id: 'reference', header: 'Reference', value: (row) => row.reference, width: 130, tabular: true },
  {
    id: 'created',
    header: 'Created',
    value: (row) => row.created,
    cell: (row) => <DateTime value={row.created} />,
    width: 215,
    tabular: true,
    sortable: true,
  },
  { id: 'operator', header: 'Created by', value: (row) => row.operator, width: 140 },
];

const rowActions = (row: SampleTransfer) => (
  <Menu
    align="end"
    trigger={
      <IconButton label={`Actions for ${row.id}`} size="sm" variant="ghost">
        <Icon of={MoreIcon} />
      </IconButton>
    }
  >
    <MenuItem>Open</MenuItem>
    <MenuItem>Download receipt</MenuItem>
    <MenuSeparator />
    <MenuItem tone="danger">Recall</MenuItem>
  </Menu>
);

function Filters() {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<string | undefined>('Paid, In review');
  const filters: Filter[] = [
    {
      id: 'status',
      label: 'Status',
      value: status,
      editor: (close) => <Button onClick={close}>Done</Button>,
      onRemove: () => setStatus(undefined),
    },
    { id: 'currency', label: 'Currency', editor: () => null, onRemove: () => undefined },
  ];
  return (
    <FilterBar
      search={{ value: search, onChange: setSearch, placeholder: 'Payee, reference or id' }}
      filters={filters}
      onReset={() => setStatus(undefined)}
      dateRange={
        <DateRangePicker
          aria-label="Created"
          value={{ from: '2025-03-01', to: '2025-03-31', zone: 'Etc/UTC' }}
          today="2025-03-26"
          onChange={() => undefined}
        />
      }
    />
  );
}

function Payout({ row, onClose }: { readonly row: SampleTransfer | undefined; readonly onClose: () => void }) {
  if (!row) return null;
  return (
    <Drawer
      open
      nonModal
      onClose={onClose}
      title={row.payee}
      subtitle={<StatusChip tone={row.tone}>{row.status}</StatusChip>}
      footer={<Button startIcon={<Icon of={DownloadIcon} />}>Receipt</Button>}
    >
      <Stack gap={6}>
        <Money amount={row.amount} currency={row.currency} size="lg" />
        <DescriptionList>
          <DescriptionItem label="Payout id" copy={row.id} tabular>
            {row.id}
          </DescriptionItem>
          <DescriptionItem label="Reference">{row.reference}</DescriptionItem>
          <DescriptionItem label="Fee" tabular>
            <Money amount={row.fee} currency={row.currency} />
          </DescriptionItem>
          <DescriptionItem label="Value date" tabular>
            {row.value}
          </DescriptionItem>
        </DescriptionList>
        <Timeline label={`What happened to ${row.id}`}>
          <TimelineItem title="Created" actor={row.operator} time={<DateTime value={row.created} />} />
          <TimelineItem title="Approved" actor="Wei Zhang" time={<DateTime value={row.created} />} tone="success" />
          <TimelineItem title="Arrives" time={row.value} pending />
        </Timeline>
      </Stack>
    </Drawer>
  );
}

function Payouts({ opened }: { readonly opened?: string }) {
  const [view, setView] = useState<ColumnView>({ ...INITIAL_COLUMN_VIEW, hidden: ['method'] });
  const [sort, setSort] = useState<TableSort | null>({ field: 'created', direction: 'desc' });
  const [density, setDensity] = useState<Density>('comfortable');
  const [open, setOpen] = useState(opened ?? null);
  const [page, setPage] = useState(1);
  const toolbar = (
    <TableToolbar
      {...{ density, columns: COLUMNS, columnView: view, onColumnViewChange: setView, onDensityChange: setDensity }}
      onRefresh={() => undefined}
      actions={
        <Button size="sm" startIcon={<Icon of={DownloadIcon} />}>
          Export
        </Button>
      }
    >
      <Text variant="caption" color="muted">
        1,284 payouts, newest first
      </Text>
    </TableToolbar>
  );
  return (
    <Stack gap={4}>
      <Inline justify="between">
        <Inline gap={2}>
          <Heading level={1}>Payouts</Heading>
        </Inline>
        <Button variant="primary" startIcon={<Icon of={PlusIcon} />}>
          New payout
        </Button>
      </Inline>
      <Filters />
      <ThemeProvider density={density}>
        <Table
          label="Payouts"
          {...{ columns: COLUMNS, rows: ROWS, rowId, rowActions, toolbar, sort, columnView: view }}
          totalRows={1284}
          onSortChange={setSort}
          onColumnViewChange={setView}
          activeRowId={open}
          onRowOpen={(row) => setOpen(row.id)}
          selectable
          bulkActions={() => <Button size="sm">Approve</Button>}
          footer={
            <Pagination page={page} size={25} total={1284} onPageChange={setPage} onSizeChange={() => undefined} />
          }
          style={{ '--cr-table-top': '56px' }}
        />
      </ThemeProvider>
      <Payout row={ROWS.find(({ id }) => id === open)} onClose={() => setOpen(null)} />
    </Stack>
  );
}

/** A list as an operator works in it all day: narrowed, sorted, opened at the side. */
const meta: Meta<typeof Payouts> = {
  title: 'UI/Kitchen sink/List',
  component: Payouts,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <ZoneProvider zone="Etc/UTC">
      <Shell at="payouts">
        <Payouts {...args} />
      </Shell>
    </ZoneProvider>
  ),
};
export default meta;
type Story = StoryObj<typeof Payouts>;

export const List: Story = {};
export const Opened: Story = { args: { opened: ROWS[2]?.id ?? '' } };
