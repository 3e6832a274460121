import type { GatewayFile } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { exchangeTableDocs } from '../../testing/docs/exchangeDocs';
import { listStories, rowsAreThere } from '../../testing/listStories';
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

export const Default: Story = listStories.Default;

export const PinnedFilter: Story = { args: { pinnedFilter: { sellCurrency: ['USD'] } }, play: Default.play };

export const NothingMatches: Story = listStories.NothingMatches;

export const HostColumns: Story = {
  args: {
    dataCustomization: {
      columns: [{ id: 'deal', label: 'Deal', cell: ({ quoteId }) => `FX-${quoteId.slice(0, 4)}` }],
      hiddenColumns: ['fee'],
    },
  },
  play: async () => {
    await rowsAreThere();
    await expect(screen.getAllByRole('columnheader', { name: /Deal/ })).toHaveLength(1);
    await expect(screen.queryByRole('columnheader', { name: /Fee/ })).toBeNull();
    await expect(screen.getAllByText(/^FX-[0-9a-f]{4}$/)).not.toHaveLength(0);
  },
};

export const Empty: Story = listStories.Empty;

export const Loading: Story = listStories.Loading;

export const Failed: Story = listStories.Failed;

export const Unauthorized: Story = listStories.Unauthorized;

export const ReadOnly: Story = listStories.ReadOnly;
export const Dark: Story = listStories.Dark;

export const RightToLeft: Story = listStories.RightToLeft;
