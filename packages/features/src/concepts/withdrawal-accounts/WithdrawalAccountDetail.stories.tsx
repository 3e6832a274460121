import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { detailStories } from '../../testing/detailStories';
import { withdrawalAccountDetailDocs } from '../../testing/docs/withdrawalDocs';
import { WithdrawalAccountDetail } from './withdrawalAccountDetail';

const shared = detailStories(WithdrawalAccountDetail, {
  concept: 'withdrawalAccounts',
  idProp: 'withdrawalAccountId',
  filter: { status: [1] },
  shows: 'Latest withdrawals',
});

// One that is off says why.
const off = detailStories(WithdrawalAccountDetail, {
  concept: 'withdrawalAccounts',
  idProp: 'withdrawalAccountId',
  filter: { status: [2] },
  shows: 'Latest withdrawals',
});

const meta = {
  title: 'Features/Withdrawals/WithdrawalAccountDetail',
  component: WithdrawalAccountDetail,
  tags: ['autodocs'],
  parameters: withdrawalAccountDetailDocs,
  args: { withdrawalAccountId: '' },
  render: shared.render,
} satisfies Meta<typeof WithdrawalAccountDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = shared.Default;
export const Empty: Story = shared.Empty;
export const Loading: Story = shared.Loading;
export const Failed: Story = shared.Failed;
export const Unauthorized: Story = shared.Unauthorized;
export const Dark: Story = shared.Dark;
export const RightToLeft: Story = shared.RightToLeft;

export const Off: Story = {
  render: off.render,
  play: async () => void (await screen.findAllByText(/^(Disabled|Rejected)$/)),
};
