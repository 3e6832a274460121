import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingBar } from './LoadingBar';
import { loadingBarDocs } from './loadingBar.docs';

const meta: Meta<typeof LoadingBar> = {
  title: 'UI/LoadingBar',
  parameters: loadingBarDocs,
  component: LoadingBar,
  args: { loading: true },
  // It never stands still, so that a picture of it would differ each time.
  tags: ['autodocs', '!visual'],
};
export default meta;
type Story = StoryObj<typeof LoadingBar>;

export const Default: Story = {};
export const Idle: Story = { args: { loading: false } };
