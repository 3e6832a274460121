import type { Meta, StoryObj } from '@storybook/react-vite';
import { detailStories } from '../../testing/detailStories';
import { accountDetailDocs } from '../../testing/docs/accountDocs';
import { AccountDetail } from './accountDetail';

const states = detailStories(AccountDetail, { concept: 'accounts', idProp: 'accountId', shows: 'Account ID' });

const meta = {
  title: 'Features/Accounts/AccountDetail',
  component: AccountDetail,
  tags: ['autodocs'],
  parameters: accountDetailDocs,
  args: { accountId: '' },
  render: states.render,
} satisfies Meta<typeof AccountDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = states.Default;
export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Unauthorized: Story = states.Unauthorized;
export const Dark: Story = states.Dark;
export const RightToLeft: Story = states.RightToLeft;
