import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from './ErrorState';
import { errorStateDocs } from './errorState.docs';

const meta: Meta<typeof ErrorState> = {
  title: 'UI/ErrorState',
  parameters: errorStateDocs,
  tags: ['autodocs'],
  component: ErrorState,
  args: {
    title: 'The transfers could not be loaded',
    description: 'The service did not answer in time. No money has moved.',
    onRetry: () => undefined,
    requestId: '7f3c2a90-41d8-4b6e-9a55-0e21',
  },
};
export default meta;
type Story = StoryObj<typeof ErrorState>;

export const Default: Story = {};
export const Line: Story = { args: { layout: 'line' } };
export const WithoutRequestId: Story = { args: { requestId: undefined } };
export const TitleOnly: Story = { args: { description: undefined, requestId: undefined, onRetry: undefined } };
