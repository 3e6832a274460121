import type { Meta, StoryObj } from '@storybook/react-vite';
import { detailStories } from '../../testing/detailStories';
import { transferDetailDocs } from '../../testing/docs/transferDocs';
import { TransferDetail } from './transferDetail';

const shared = detailStories(TransferDetail, {
  concept: 'transferOrders',
  idProp: 'transferId',
  shows: /^Transfer out ·/,
});

const meta = {
  title: 'Features/Transfers/TransferDetail',
  component: TransferDetail,
  tags: ['autodocs'],
  parameters: transferDetailDocs,
  args: { transferId: '' },
  render: shared.render,
} satisfies Meta<typeof TransferDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = shared.Default;
export const Empty: Story = shared.Empty;
export const Loading: Story = shared.Loading;
export const Failed: Story = shared.Failed;
export const Unauthorized: Story = shared.Unauthorized;
export const Dark: Story = shared.Dark;
export const RightToLeft: Story = shared.RightToLeft;
