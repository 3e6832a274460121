import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingBar } from './LoadingBar';

const meta: Meta<typeof LoadingBar> = {
  title: 'UI/LoadingBar',
  component: LoadingBar,
  args: { loading: true },
  // It never stands still, so that a picture of it would differ each time.
  tags: ['!visual'],
};
export default meta;
type Story = StoryObj<typeof LoadingBar>;

export const Default: Story = {};
export const Idle: Story = { args: { loading: false } };
