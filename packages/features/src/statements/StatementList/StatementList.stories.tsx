import type { GatewayFile } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { statementListDocs } from '../../testing/docs/statementDocs';
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

/** The first answer of a gateway that may still be starting. */
const PATIENCE = { timeout: 60_000 };

const rowsAreThere = () => screen.findByText(/^Showing 1 to \d+ of/, undefined, PATIENCE);

export const Default: Story = { play: async () => void (await rowsAreThere()) };

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

export const Empty: Story = {
  parameters: { gateway: 'empty' },
  play: async () => void (await screen.findByText(/Your list is empty/, undefined, PATIENCE)),
};

export const NothingMatches: Story = {
  args: { view: { filter: { search: 'nobody has this name' } } },
  play: async () => void (await screen.findByText('No records match these filters', undefined, PATIENCE)),
};

export const Loading: Story = { parameters: { gateway: 'pending' } };

export const Failed: Story = {
  name: 'Error',
  parameters: { gateway: 'failing' },
  play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
};

export const Unauthorized: Story = {
  parameters: { gateway: 'unauthorized' },
  play: async () => void (await screen.findByText('You are signed out')),
};

export const Dark: Story = { globals: { theme: 'dark' }, play: Default.play };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: Default.play };

export const Opened: Story = {
  // The largest change first: a month in which nothing was booked has no lines to show.
  args: { view: { filter: { type: ['monthly'] }, sort: { field: 'changeAmount', direction: 'desc' } } },
  play: async () => {
    await rowsAreThere();
    const [row] = screen.getAllByRole('row').slice(1);
    const [period] = row ? within(row).getAllByText(/^\d{4}-\d{2}$/) : [];
    if (period) await userEvent.click(period);
    const details = await screen.findByRole('dialog', undefined, PATIENCE);
    await within(details).findByText('Ties out', undefined, PATIENCE);
    await within(details).findByText('Value date', undefined, PATIENCE);
    await waitFor(() => expect(within(details).queryByText('Loading records')).toBeNull(), PATIENCE);
  },
};
