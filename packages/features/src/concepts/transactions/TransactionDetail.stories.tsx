import type { Meta, StoryObj } from '@storybook/react-vite';
import { detailStories } from '../../testing/detailStories';
import { transactionDetailDocs } from '../../testing/docs/accountDocs';
import { TransactionDetail } from './transactionDetail';

const states = detailStories(TransactionDetail, {
  concept: 'transactions',
  idProp: 'transactionId',
  shows: 'Transaction ID',
});

const meta = {
  title: 'Features/Accounts/TransactionDetail',
  component: TransactionDetail,
  tags: ['autodocs'],
  parameters: transactionDetailDocs,
  args: { transactionId: '' },
  render: states.render,
} satisfies Meta<typeof TransactionDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = states.Default;
export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Unauthorized: Story = states.Unauthorized;
export const Dark: Story = states.Dark;
export const RightToLeft: Story = states.RightToLeft;
