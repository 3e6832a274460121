import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ChangePasswordForm } from './ChangePasswordForm';

const meta = {
  title: 'Features/Session/ChangePasswordForm',
  component: ChangePasswordForm,
  args: { onSuccess: fn() },
} satisfies Meta<typeof ChangePasswordForm>;

export default meta;

type Story = StoryObj<typeof meta>;

async function change(from: string, to: string, again = to) {
  await userEvent.type(await screen.findByLabelText('Current password'), from);
  await userEvent.type(screen.getByLabelText('New password'), to);
  await userEvent.type(screen.getByLabelText('Confirm password'), again);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

export const Default: Story = {};

export const Incomplete: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(3));
    await expect(screen.getByLabelText('Current password')).toHaveFocus();
  },
};

// @spec 5.confirmed 5.change-password
export const InvalidPassword: Story = {
  play: async () => {
    await change('Corridor-2026', 'nocapitals-1', 'other');
    await screen.findByText('Invalid password');
    await screen.findByText('The passwords do not match. Please try again.');
  },
};

export const WrongPassword: Story = {
  play: async ({ args }) => {
    await change('Not-mine-2026', 'Renewed-2027');
    await screen.findByText('Incorrect current password');
    await expect(args.onSuccess).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  parameters: { gateway: 'pending' },
  play: async () => change('Corridor-2026', 'Renewed-2027'),
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
