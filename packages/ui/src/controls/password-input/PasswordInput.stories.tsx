import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordInput } from './PasswordInput';
import { passwordInputDocs } from './passwordInput.docs';

const meta: Meta<typeof PasswordInput> = {
  title: 'UI/PasswordInput',
  parameters: passwordInputDocs,
  tags: ['autodocs'],
  component: PasswordInput,
  args: { 'aria-label': 'Password', defaultValue: 'Corridor-2' },
};
export default meta;
type Story = StoryObj<typeof PasswordInput>;

export const Default: Story = {};
export const NewPassword: Story = { args: { autoComplete: 'new-password', defaultValue: '' } };
export const Invalid: Story = { args: { 'aria-invalid': true } };
export const Disabled: Story = { args: { disabled: true } };
