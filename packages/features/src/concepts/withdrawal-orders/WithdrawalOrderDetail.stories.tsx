import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { detailStories } from '../../testing/detailStories';
import { withdrawalOrderDetailDocs } from '../../testing/docs/withdrawalDocs';
import { WithdrawalOrderDetail } from './withdrawalOrderDetail';

const shared = detailStories(WithdrawalOrderDetail, {
  concept: 'withdrawalOrders',
  idProp: 'orderId',
  filter: { status: [2] },
  shows: 'Failure in acceptance',
});

const meta = {
  title: 'Features/Withdrawals/WithdrawalOrderDetail',
  component: WithdrawalOrderDetail,
  tags: ['autodocs'],
  parameters: withdrawalOrderDetailDocs,
  args: { orderId: '', onOpenTransaction: fn() },
  render: shared.render,
} satisfies Meta<typeof WithdrawalOrderDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await screen.findAllByText('Failure in acceptance');
    await userEvent.click(await screen.findByRole('button', { name: /^Open: / }));
    await expect(args.onOpenTransaction).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = shared.Empty;
export const Loading: Story = shared.Loading;
export const Failed: Story = shared.Failed;
export const Unauthorized: Story = shared.Unauthorized;
export const Dark: Story = shared.Dark;
export const RightToLeft: Story = shared.RightToLeft;
