import type { GatewayFile } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { exchangeTableDocs } from '../../testing/docs/exchangeDocs';
import { ExchangeOrderTable } from './ExchangeOrderTable';

const meta = {
  title: 'Features/ExchangeOrders/ExchangeOrderTable',
  component: ExchangeOrderTable,
  tags: ['autodocs'],
  parameters: exchangeTableDocs,
  args: { onExport: fn<(file: GatewayFile) => void>() },
} satisfies Meta<typeof ExchangeOrderTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The first answer of a gateway that may still be starting. */
const PATIENCE = { timeout: 60_000 };

const rowsAreThere = () => screen.findByText(/^Showing 1 to \d+ of/, undefined, PATIENCE);

export const Default: Story = { play: async () => void (await rowsAreThere()) };

export const PinnedFilter: Story = { args: { pinnedFilter: { sellCurrency: ['USD'] } }, play: Default.play };

export const NothingMatches: Story = {
  args: { view: { filter: { search: 'nobody of this name' } } },
  play: async () => void (await screen.findByText(/No records match/, undefined, PATIENCE)),
};

export const HostColumns: Story = {
  args: {
    dataCustomization: {
      columns: [{ id: 'deal', label: 'Deal', cell: ({ quoteId }) => `FX-${quoteId.slice(0, 4)}` }],
      hiddenColumns: ['fee'],
    },
  },
  play: Default.play,
};

export const Empty: Story = {
  parameters: { gateway: 'empty' },
  play: async () => void (await screen.findByText(/Your list is empty/, undefined, PATIENCE)),
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
