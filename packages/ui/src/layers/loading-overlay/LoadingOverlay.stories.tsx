import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingOverlay } from './LoadingOverlay';
import { loadingOverlayDocs } from './loadingOverlay.docs';

const meta: Meta<typeof LoadingOverlay> = {
  title: 'UI/LoadingOverlay',
  parameters: loadingOverlayDocs,
  tags: ['autodocs'],
  component: LoadingOverlay,
  args: { loading: true, delay: 0 },
};
export default meta;
type Story = StoryObj<typeof LoadingOverlay>;

export const Default: Story = {};
export const Worded: Story = { args: { children: 'Preparing the statement' } };
export const Delayed: Story = { args: { delay: 5000 } };
