import type { GatewayFile, PaymentOrderDetail as PaymentRecord } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { detailStories } from '../../testing/detailStories';
import { paymentDetailDocs } from '../../testing/docs/paymentDocs';
import { PaymentOrderDetail } from './paymentOrderDetail';

// A payment that a bank sent back has everything: two transactions and a reason.
const shared = detailStories(PaymentOrderDetail, {
  concept: 'paymentOrders',
  idProp: 'orderId',
  filter: { status: [5] },
  shows: 'Account closed at the beneficiary bank',
});

const meta = {
  title: 'Features/Payments/PaymentOrderDetail',
  component: PaymentOrderDetail,
  tags: ['autodocs'],
  parameters: paymentDetailDocs,
  args: {
    orderId: '',
    onPayAgain: fn<(order: PaymentRecord) => void>(),
    onExport: fn<(file: GatewayFile) => void>(),
    onOpenTransaction: fn(),
  },
  render: shared.render,
} satisfies Meta<typeof PaymentOrderDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await screen.findAllByText('Account closed at the beneficiary bank');
    for (const button of await screen.findAllByRole('button', { name: /^Open: / })) {
      await userEvent.click(button);
    }
    await expect(args.onOpenTransaction).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('button', { name: 'Pay again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Receipt' }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
    await expect(args.onExport).toHaveBeenCalledWith(expect.objectContaining({ contentType: 'application/pdf' }));
    await expect(args.onPayAgain).toHaveBeenCalledWith(
      expect.objectContaining({ status: 5, timeline: expect.anything() }),
    );
  },
};
export const Empty: Story = shared.Empty;
export const Loading: Story = shared.Loading;
export const Failed: Story = shared.Failed;
export const Unauthorized: Story = shared.Unauthorized;
export const Dark: Story = shared.Dark;
export const RightToLeft: Story = shared.RightToLeft;
