import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { Button } from '../../controls/button';
import { DownloadIcon, Icon } from '../../icon';
import { Pagination } from '../../page/pagination';
import { type SampleTransfer, sampleTransfers } from '../../testing/sampleTransfers';
import { type Density, ThemeProvider } from '../../theme';
import type { TableColumn } from './column';
import { type ColumnView, INITIAL_COLUMN_VIEW } from './columnView';
import { Table } from './Table';
import { TableToolbar, type TableToolbarProps } from './TableToolbar';
import { tableToolbarDocs } from './tableToolbar.docs';

const columns: readonly TableColumn<SampleTransfer>[] = [
  { id: 'payee', header: 'Payee', value: (row) => row.payee, width: 200, grow: 2, hideable: false },
  { id: 'status', header: 'Status', value: (row) => row.status, width: 120 },
  { id: 'reference', header: 'Reference', value: (row) => row.reference, width: 140 },
  { id: 'amount', header: 'Amount', value: (row) => row.amount, align: 'end', width: 120 },
];
const rows = sampleTransfers(40);
const rowId = (row: SampleTransfer) => row.id;

function Whole(props: TableToolbarProps): ReactElement {
  const [view, setView] = useState<ColumnView>(INITIAL_COLUMN_VIEW);
  const [density, setDensity] = useState<Density>('comfortable');
  const [{ page, size }, setPlace] = useState({ page: 1, size: 10 });
  return (
    <ThemeProvider density={density}>
      <Table
        label="Transfers"
        columns={columns}
        rows={rows.slice((page - 1) * size, page * size)}
        rowId={rowId}
        columnView={view}
        onColumnViewChange={setView}
        toolbar={
          <TableToolbar
            {...props}
            columns={columns}
            columnView={view}
            onColumnViewChange={setView}
            density={density}
            onDensityChange={setDensity}
          >
            {`${rows.length} transfers`}
          </TableToolbar>
        }
        footer={
          <Pagination
            page={page}
            size={size}
            total={rows.length}
            onPageChange={(next) => setPlace({ page: next, size })}
            onSizeChange={(nextSize, next) => setPlace({ page: next, size: nextSize })}
          />
        }
      />
    </ThemeProvider>
  );
}

const meta: Meta<typeof TableToolbar> = {
  title: 'UI/TableToolbar',
  parameters: tableToolbarDocs,
  tags: ['autodocs'],
  component: TableToolbar,
  args: {
    onRefresh: () => undefined,
    actions: (
      <Button size="sm" startIcon={<Icon of={DownloadIcon} size="sm" />}>
        Export
      </Button>
    ),
  },
  render: (args) => <Whole {...args} />,
};
export default meta;
type Story = StoryObj<typeof TableToolbar>;

export const Default: Story = {};
export const Refreshing: Story = { args: { refreshing: true } };
export const CountOnly: Story = {
  args: { onRefresh: undefined, actions: undefined },
  render: (args) => <TableToolbar {...args}>12 transfers</TableToolbar>,
};
