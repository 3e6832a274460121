import type { GatewayFile } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { transferTableDocs } from '../../testing/docs/transferDocs';
import { listStories } from '../../testing/listStories';
import { TransferTable } from './TransferTable';

const meta = {
  title: 'Features/Transfers/TransferTable',
  component: TransferTable,
  tags: ['autodocs'],
  parameters: transferTableDocs,
  args: { onExport: fn<(file: GatewayFile) => void>() },
} satisfies Meta<typeof TransferTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { ...listStories.Default, args: { onNewTransfer: fn() } };
export const Empty: Story = listStories.Empty;
export const NothingMatches: Story = listStories.NothingMatches;
export const Loading: Story = listStories.Loading;
export const Failed: Story = listStories.Failed;
export const Unauthorized: Story = listStories.Unauthorized;
export const ReadOnly: Story = listStories.ReadOnly;
export const Dark: Story = listStories.Dark;
export const RightToLeft: Story = listStories.RightToLeft;
