import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { Button, IconButton } from '../../controls/button';
import { Icon, MoreIcon } from '../../icon';
import { Text } from '../../page/layout';
import { type SampleTransfer, sampleTransfers } from '../../testing/sampleTransfers';
import { StatusChip } from '../chip';
import type { TableColumn, TableSort } from './column';
import { type ColumnView, INITIAL_COLUMN_VIEW } from './columnView';
import type { TableProps } from './props';
import { Table } from './Table';
import { tableDocs } from './table.docs';

const columns: readonly TableColumn<SampleTransfer>[] = [
  { id: 'payee', header: 'Payee', value: (row) => row.payee, width: 200, grow: 2, sortable: true },
  {
    id: 'status',
    header: 'Status',
    value: (row) => row.status,
    cell: (row) => <StatusChip tone={row.tone}>{row.status}</StatusChip>,
    width: 130,
  },
  { id: 'reference', header: 'Reference', value: (row) => row.reference, width: 140 },
  {
    id: 'created',
    header: 'Created',
    value: (row) => row.created.slice(0, 16).replace('T', ' '),
    width: 170,
    tabular: true,
    sortable: true,
  },
  {
    id: 'amount',
    header: 'Amount',
    value: (row) => Number(row.amount),
    cell: (row) => (
      <>
        {row.amount}{' '}
        <Text color="muted" variant="caption">
          {row.currency}
        </Text>
      </>
    ),
    align: 'end',
    width: 140,
    sortable: true,
  },
];
const wide: readonly TableColumn<SampleTransfer>[] = [
  ...columns,
  { id: 'id', header: 'Transfer id', value: (row) => row.id, tabular: true },
  { id: 'country', header: 'Country', value: (row) => row.country, width: 100 },
  { id: 'method', header: 'Method', value: (row) => row.method, width: 100 },
  { id: 'fee', header: 'Fee', value: (row) => row.fee, align: 'end', width: 100 },
  { id: 'value', header: 'Value date', value: (row) => row.value, tabular: true, width: 120 },
  { id: 'operator', header: 'Created by', value: (row) => row.operator },
];
const rowId = (row: SampleTransfer) => row.id;
const nothing = () => undefined;

const meta: Meta<TableProps<SampleTransfer>> = {
  title: 'UI/Table',
  parameters: tableDocs,
  tags: ['autodocs'],
  component: Table,
  args: { label: 'Transfers', columns, rows: sampleTransfers(10), rowId },
};
export default meta;
type Story = StoryObj<TableProps<SampleTransfer>>;

function Sorting(props: TableProps<SampleTransfer>): ReactElement {
  const [sort, setSort] = useState<TableSort | null>({ field: 'created', direction: 'desc' });
  return <Table {...props} sort={sort} onSortChange={setSort} />;
}

function Arranging(props: TableProps<SampleTransfer>): ReactElement {
  const [view, setView] = useState<ColumnView>(INITIAL_COLUMN_VIEW);
  return <Table {...props} columnView={view} onColumnViewChange={setView} />;
}

const rowActions = (row: SampleTransfer) => (
  <IconButton label={`Actions for ${row.id}`} size="sm">
    <Icon of={MoreIcon} />
  </IconButton>
);

export const Default: Story = {};
export const Sortable: Story = { render: (args) => <Sorting {...args} /> };
export const Openable: Story = { args: { onRowOpen: nothing, activeRowId: sampleTransfers(3)[2]?.id ?? null } };
export const Selectable: Story = {
  args: {
    selectable: (row: SampleTransfer) => row.status !== 'Returned',
    defaultSelected: sampleTransfers(3).map(rowId),
    bulkActions: () => <Button size="sm">Approve</Button>,
  },
};
export const Expandable: Story = {
  args: {
    rowDetail: (row: SampleTransfer) => (
      <Text color="muted">{`${row.payee} receives ${row.amount} ${row.currency} on ${row.value}.`}</Text>
    ),
    defaultExpanded: sampleTransfers(2).map(rowId).slice(1),
  },
};
export const WithRowActions: Story = { args: { rowActions, onRowOpen: nothing } };
export const Arrangeable: Story = { args: { columns: wide }, render: (args) => <Arranging {...args} /> };
export const Wide: Story = { args: { columns: wide, selectable: true, rowActions, maxHeight: '320px' } };
export const Loading: Story = { args: { rows: [], loading: true, selectable: true, skeletonRows: 8 } };
export const Refreshing: Story = { args: { refreshing: true } };
export const Empty: Story = { args: { rows: [], emptyAction: <Button variant="primary">New transfer</Button> } };
export const Unsearched: Story = { args: { rows: [], empty: 'unsearched' } };
export const Unmatched: Story = { args: { rows: [], empty: 'unmatched', onClearFilters: nothing } };
export const Failed: Story = {
  args: { rows: [], error: <Text color="danger">The transfers could not be loaded.</Text> },
};
export const FailedRefresh: Story = {
  args: { rows: sampleTransfers(3), error: <Text color="danger">The transfers could not be refreshed.</Text> },
};
export const WithToolbarAndFooter: Story = {
  args: {
    toolbar: (
      <Text variant="caption" color="muted">
        10 transfers
      </Text>
    ),
    footer: <Text variant="caption">Showing 1 to 10</Text>,
    onRowOpen: nothing,
  },
};
export const Bare: Story = { args: { bare: true, rows: sampleTransfers(3) } };
export const Wrapping: Story = {
  args: {
    columns: [
      {
        id: 'payee',
        header: 'Payee',
        value: (row: SampleTransfer) => row.payee.repeat(4),
        wrap: true,
        width: 220,
        grow: 0,
      },
      ...columns.slice(1),
    ],
  },
};
export const Narrow: Story = {
  args: { selectable: true, rowActions, onRowOpen: nothing, rows: sampleTransfers(4) },
  decorators: [
    (Drawn) => (
      <div style={{ maxInlineSize: 390 }}>
        <Drawn />
      </div>
    ),
  ],
};
export const NarrowScrolling: Story = { ...Narrow, args: { ...Narrow.args, narrow: 'scroll' } };
