import type { GatewayFile } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { statementListDocs } from '../../../testing/docs/statementDocs';
import { listStories, rowsAreThere } from '../../../testing/listStories';
import { StatementList } from './StatementList';

const meta = {
  title: 'Features/Statements/StatementList',
  component: StatementList,
  parameters: statementListDocs,
  // Statements of one day come in the order of their ids, which are drawn anew with every database: no picture repeats.
  tags: ['!visual', 'autodocs'],
  args: { onExport: fn<(file: GatewayFile) => void>() },
} satisfies Meta<typeof StatementList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = listStories.Default;

export const Monthly: Story = {
  args: { view: { filter: { type: ['monthly'] } } },
  play: async () => void (await rowsAreThere()),
};

export const PinnedFilter: Story = {
  args: { pinnedFilter: { currency: ['EUR'] } },
  play: async () => {
    await rowsAreThere();
    await expect(screen.getByRole('button', { name: /Currency.*EUR/ })).toBeDisabled();
  },
};

export const HostColumns: Story = {
  args: {
    dataCustomization: {
      hiddenColumns: ['changeAmount'],
      columns: [{ id: 'ledger', label: 'Ledger', cell: ({ currency }) => `GL-${currency}` }],
    },
  },
  play: async () => {
    await rowsAreThere();
    await expect(screen.getByRole('columnheader', { name: 'Ledger' })).toBeVisible();
    await expect(screen.queryByRole('columnheader', { name: /^Change/ })).toBeNull();
  },
};

export const Empty: Story = listStories.Empty;

export const NothingMatches: Story = listStories.NothingMatches;

export const Loading: Story = listStories.Loading;

export const Failed: Story = listStories.Failed;

export const Unauthorized: Story = listStories.Unauthorized;

export const ReadOnly: Story = listStories.ReadOnly;
export const Dark: Story = listStories.Dark;

export const RightToLeft: Story = listStories.RightToLeft;

export const Opened: Story = {
  // The largest change first: a month in which nothing was booked has no lines to show.
  args: { view: { filter: { type: ['monthly'] }, sort: { field: 'changeAmount', direction: 'desc' } } },
  play: async () => {
    await rowsAreThere();
    const [row] = screen.getAllByRole('row').slice(1);
    const [period] = row ? within(row).getAllByText(/^\d{4}-\d{2}$/) : [];
    if (period) await userEvent.click(period);
    const details = await screen.findByRole('dialog');
    await within(details).findByText('Balanced');
    await within(details).findByText('Value date');
    await waitFor(() => expect(within(details).queryByText('Loading records')).toBeNull());
    await expect(within(details).queryByText('Not balanced')).toBeNull();
    const lines = within(within(details).getByRole('table')).getAllByRole('row');
    await expect(lines.length).toBeGreaterThan(1);
  },
};
