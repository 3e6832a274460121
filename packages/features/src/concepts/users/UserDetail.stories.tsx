import type { Meta, StoryObj } from '@storybook/react-vite';
import { detailStories } from '../../testing/detailStories';
import { userDetailDocs } from '../../testing/docs/userDocs';
import { UserDetail } from './userDetail';

const states = detailStories(UserDetail, {
  concept: 'users',
  idProp: 'userId',
  filter: { search: 'viewer' },
  shows: 'User ID',
});

const meta = {
  title: 'Features/Users/UserDetail',
  component: UserDetail,
  tags: ['autodocs'],
  parameters: { ...userDetailDocs, operator: 'administrator' },
  args: { userId: '' },
  render: states.render,
} satisfies Meta<typeof UserDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = states.Default;
export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Unauthorized: Story = states.Unauthorized;
export const Dark: Story = states.Dark;
export const RightToLeft: Story = states.RightToLeft;
