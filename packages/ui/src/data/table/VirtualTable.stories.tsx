import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { FilterBar } from '../../controls/filter-bar';
import { type SampleTransfer, sampleTransfers } from '../../testing/sampleTransfers';
import { ThemeProvider } from '../../theme';
import type { TableColumn, TableSort } from './column';
import type { VirtualTableProps } from './props';
import { useLocalRows } from './useLocalRows';
import { VirtualTable } from './VirtualTable';
import { virtualTableDocs } from './virtualTable.docs';

const columns: readonly TableColumn<SampleTransfer>[] = [
  { id: 'id', header: 'Transfer id', value: (row) => row.id, width: 130, tabular: true, sortable: true },
  { id: 'payee', header: 'Payee', value: (row) => row.payee, width: 220, grow: 2, sortable: true },
  { id: 'country', header: 'Country', value: (row) => row.country, width: 90, sortable: true },
  { id: 'status', header: 'Status', value: (row) => row.status, width: 110, sortable: true },
  {
    id: 'created',
    header: 'Created',
    value: (row) => row.created.slice(0, 16).replace('T', ' '),
    width: 160,
    tabular: true,
    sortable: true,
  },
  { id: 'amount', header: 'Amount', value: (row) => Number(row.amount), align: 'end', width: 130, sortable: true },
];
const rowId = (row: SampleTransfer) => row.id;
const nothing = () => undefined;
const rows = sampleTransfers(5000).map((row, index) => ({ ...row, id: `TR-${100_000 + index}` }));

function Local(props: VirtualTableProps<SampleTransfer>): ReactElement {
  const [sort, setSort] = useState<TableSort | null>(null);
  const [search, setSearch] = useState('');
  const found = useLocalRows({ rows: props.rows, columns, sort, search });
  return (
    <VirtualTable
      {...props}
      rows={found}
      sort={sort}
      onSortChange={setSort}
      empty="unmatched"
      toolbar={<FilterBar search={{ value: search, onChange: setSearch, placeholder: 'Anything in a row' }} />}
    />
  );
}

const meta: Meta<VirtualTableProps<SampleTransfer>> = {
  title: 'UI/VirtualTable',
  parameters: virtualTableDocs,
  tags: ['autodocs'],
  component: VirtualTable,
  args: { label: 'Transfers', columns, rows, rowId, onRowOpen: nothing, height: '420px' },
};
export default meta;
type Story = StoryObj<VirtualTableProps<SampleTransfer>>;

/** The first row stands below the heading and not beneath it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [heading, first] = await canvas.findAllByRole('row');
    await expect(first?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      heading?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
    );
  },
};
export const SortedAndSearchedHere: Story = { render: (args) => <Local {...args} /> };
export const Selectable: Story = { args: { selectable: true, defaultSelected: ['TR-100001'] } };
export const Compact: Story = {
  decorators: [
    (Drawn) => (
      <ThemeProvider density="compact">
        <Drawn />
      </ThemeProvider>
    ),
  ],
};

const LONG = 'Fundação de Amparo à Pesquisa e ao Desenvolvimento do Estado';

/** Only texts that are longer than their column are cut, and each of them is. */
export const LongTexts: Story = {
  args: { rows: rows.slice(0, 40).map((row, index) => (index % 2 ? row : { ...row, payee: `${LONG} ${index}` })) },
  decorators: [
    (Drawn) => (
      <div style={{ inlineSize: 840 }}>
        <Drawn />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const long = await canvas.findByText(`${LONG} 0`);
    const [cut, other] = [long.closest('td'), canvas.getByText('TR-100000').closest('td')];
    await waitFor(() => expect(cut).toHaveStyle({ overflowX: 'clip', textOverflow: 'ellipsis' }));
    await expect(other).toHaveStyle({ overflowX: 'visible' });
  },
};
export const FewRows: Story = { args: { rows: rows.slice(0, 3) } };
export const Loading: Story = { args: { rows: [], loading: true } };
export const Empty: Story = { args: { rows: [] } };
