import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ForgotPasswordForm } from './ForgotPasswordForm';

const meta = {
  title: 'Features/Session/ForgotPasswordForm',
  component: ForgotPasswordForm,
  args: { onSuccess: fn(), onBack: fn() },
  parameters: { operator: 'none' },
} satisfies Meta<typeof ForgotPasswordForm>;

export default meta;

type Story = StoryObj<typeof meta>;

async function ask(email: string) {
  await userEvent.type(await screen.findByLabelText('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
}

async function askForCode(email: string) {
  await ask(email);
  return screen.findByLabelText('Verification code');
}

export const Default: Story = {};

// @spec 5.email
export const InvalidEmail: Story = {
  play: async () => {
    await ask('nobody@corridor');
    await screen.findByText('The Email field must be a valid email');
  },
};

// The clocks run, so that no two pictures are alike.
export const CodeSent: Story = {
  tags: ['!visual'],
  play: async () => {
    await askForCode('sent@corridor.example');
    await expect(screen.getByRole('button', { name: /^Send another code in/ })).toBeDisabled();
    await screen.findByText(/^Valid for (30:00|29:5\d)\. 5 tries left\.$/);
  },
};

export const WrongCode: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    const code = await askForCode('wrong-code@corridor.example');
    await userEvent.type(code, '000000');
    await userEvent.type(screen.getByLabelText('New password'), 'Renewed-2027');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'Renewed-2027');
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
    await screen.findByText('The verification code is wrong or has expired');
    await screen.findByText(/4 tries left\.$/);
    await expect(args.onSuccess).not.toHaveBeenCalled();
  },
};

export const PasswordsDiffer: Story = {
  tags: ['!visual'],
  play: async () => {
    await askForCode('differ@corridor.example');
    await userEvent.type(screen.getByLabelText('New password'), 'Renewed-2027');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'Renewed-2028');
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
    await screen.findByText('The passwords do not match. Please try again.');
    await waitFor(() => expect(screen.getByLabelText('Verification code')).toHaveFocus());
  },
};

export const LockedOut: Story = {
  parameters: { gateway: 'limited' },
  tags: ['!visual'],
  play: async () => {
    await ask('limited@corridor.example');
    await screen.findByText('Too many attempts');
    await expect(screen.getByRole('button', { name: 'Send code' })).toBeDisabled();
  },
};

export const Unreachable: Story = {
  parameters: { gateway: 'failing' },
  play: async () => {
    await ask('failing@corridor.example');
    await screen.findByText('Service currently unavailable');
  },
};

export const Loading: Story = {
  parameters: { gateway: 'pending' },
  play: async () => ask('pending@corridor.example'),
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
