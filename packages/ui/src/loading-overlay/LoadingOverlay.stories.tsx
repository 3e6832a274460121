import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingOverlay } from './LoadingOverlay';

const meta: Meta<typeof LoadingOverlay> = {
  title: 'UI/LoadingOverlay',
  component: LoadingOverlay,
  args: { loading: true, delay: 0 },
};
export default meta;
type Story = StoryObj<typeof LoadingOverlay>;

export const Default: Story = {};
export const Worded: Story = { args: { children: 'Preparing the statement' } };
export const Delayed: Story = { args: { delay: 5000 } };
