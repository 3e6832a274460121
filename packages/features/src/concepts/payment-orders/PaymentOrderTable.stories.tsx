import type { GatewayFile, PaymentOrderDetail as PaymentRecord } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { paymentTableDocs } from '../../testing/docs/paymentDocs';
import { listStories } from '../../testing/listStories';
import { PaymentOrderTable } from './PaymentOrderTable';

const meta = {
  title: 'Features/Payments/PaymentOrderTable',
  component: PaymentOrderTable,
  tags: ['autodocs'],
  parameters: paymentTableDocs,
  args: { onExport: fn<(file: GatewayFile) => void>() },
} satisfies Meta<typeof PaymentOrderTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...listStories.Default,
  args: { onNewOrder: fn(), onPayAgain: fn<(order: PaymentRecord) => void>() },
};
export const Empty: Story = listStories.Empty;
export const NothingMatches: Story = listStories.NothingMatches;
export const Loading: Story = listStories.Loading;
export const Failed: Story = listStories.Failed;
export const Unauthorized: Story = listStories.Unauthorized;
export const ReadOnly: Story = listStories.ReadOnly;
export const Dark: Story = listStories.Dark;
export const RightToLeft: Story = listStories.RightToLeft;
