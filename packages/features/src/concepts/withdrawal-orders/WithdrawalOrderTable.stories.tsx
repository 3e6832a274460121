import type { GatewayFile } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withdrawalOrderTableDocs } from '../../testing/docs/withdrawalDocs';
import { listStories } from '../../testing/listStories';
import { WithdrawalOrderTable } from './WithdrawalOrderTable';

const meta = {
  title: 'Features/Withdrawals/WithdrawalOrderTable',
  component: WithdrawalOrderTable,
  tags: ['autodocs'],
  parameters: withdrawalOrderTableDocs,
  args: { onExport: fn<(file: GatewayFile) => void>() },
} satisfies Meta<typeof WithdrawalOrderTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { ...listStories.Default, args: { onNewOrder: fn() } };
export const Empty: Story = listStories.Empty;
export const NothingMatches: Story = listStories.NothingMatches;
export const Loading: Story = listStories.Loading;
export const Failed: Story = listStories.Failed;
export const Unauthorized: Story = listStories.Unauthorized;
export const ReadOnly: Story = listStories.ReadOnly;
export const Dark: Story = listStories.Dark;
export const RightToLeft: Story = listStories.RightToLeft;
