import type { Meta, StoryObj } from '@storybook/react-vite';
import { detailStories } from '../../testing/detailStories';
import { approvalDetailDocs } from '../../testing/docs/approvalDocs';
import { ApprovalDetail } from './approvalDetail';

const states = detailStories(ApprovalDetail, {
  concept: 'approvals',
  idProp: 'approvalId',
  filter: { status: ['refused'] },
  shows: 'Paid last week already',
});

const meta = {
  title: 'Features/Approvals/ApprovalDetail',
  component: ApprovalDetail,
  tags: ['autodocs'],
  parameters: approvalDetailDocs,
  args: { approvalId: '' },
  render: states.render,
} satisfies Meta<typeof ApprovalDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = states.Default;
export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Unauthorized: Story = states.Unauthorized;
export const Dark: Story = states.Dark;
export const RightToLeft: Story = states.RightToLeft;
