import type { Meta, StoryObj } from '@storybook/react-vite';
import { detailStories } from '../../testing/detailStories';
import { depositDetailDocs } from '../../testing/docs/accountDocs';
import { DepositDetail } from './depositDetail';

const states = detailStories(DepositDetail, {
  concept: 'deposits',
  idProp: 'depositId',
  shows: 'Deposit ID',
});

const meta = {
  title: 'Features/Accounts/DepositDetail',
  component: DepositDetail,
  tags: ['autodocs'],
  parameters: depositDetailDocs,
  args: { depositId: '' },
  render: states.render,
} satisfies Meta<typeof DepositDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = states.Default;
export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Unauthorized: Story = states.Unauthorized;
export const Dark: Story = states.Dark;
export const RightToLeft: Story = states.RightToLeft;
