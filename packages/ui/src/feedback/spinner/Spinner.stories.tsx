import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner';
import { spinnerDocs } from './spinner.docs';

const meta: Meta<typeof Spinner> = {
  title: 'UI/Spinner',
  parameters: spinnerDocs,
  tags: ['autodocs'],
  component: Spinner,
};
export default meta;
type Story = StoryObj<typeof Spinner>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const Labelled: Story = { args: { label: 'Loading rates' } };
