import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SignInForm } from './SignInForm';

const meta = {
  title: 'Features/Session/SignInForm',
  component: SignInForm,
  args: { onSuccess: fn(), onForgotPassword: fn() },
  parameters: { operator: 'none' },
} satisfies Meta<typeof SignInForm>;

export default meta;

type Story = StoryObj<typeof meta>;

async function signIn(username: string, password: string) {
  await userEvent.type(await screen.findByLabelText('Username or email'), username);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

export const Default: Story = {};

export const SignedIn: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    await signIn(' operator@corridor.example ', 'Corridor-2026');
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledOnce());
    await expect(args.onSuccess).toHaveBeenCalledWith(
      expect.objectContaining({ user: expect.objectContaining({ username: 'operator@corridor.example' }) }),
    );
  },
};

export const Incomplete: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(2));
    await expect(screen.getByLabelText('Username or email')).toHaveFocus();
  },
};

export const InvalidPassword: Story = {
  play: async ({ args }) => {
    await signIn('operator@corridor.example', 'too-easy');
    await screen.findByText('Invalid password');
    await expect(args.onSuccess).not.toHaveBeenCalled();
  },
};

export const WrongPassword: Story = {
  play: async ({ args }) => {
    await signIn('nobody@corridor.example', 'Wrong-pass-1');
    await screen.findByText('Login failed, please check username or password');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    await expect(args.onSuccess).not.toHaveBeenCalled();
  },
};

export const LockedOut: Story = {
  parameters: { gateway: 'limited' },
  play: async () => {
    await signIn('operator@corridor.example', 'Corridor-2026');
    await screen.findByText('Too many attempts');
    await expect(screen.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  },
};

export const Unreachable: Story = {
  parameters: { gateway: 'failing' },
  play: async () => {
    await signIn('operator@corridor.example', 'Corridor-2026');
    await screen.findByText('Service currently unavailable');
  },
};

export const Loading: Story = {
  parameters: { gateway: 'pending' },
  play: async () => {
    await signIn('operator@corridor.example', 'Corridor-2026');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
