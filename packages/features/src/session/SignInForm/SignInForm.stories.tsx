import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SignInForm } from './SignInForm';

const meta = {
  title: 'Features/Session/SignInForm',
  component: SignInForm,
  args: { onSuccess: fn(), onForgotPassword: fn() },
  parameters: { operator: 'none' },
} satisfies Meta<typeof SignInForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
