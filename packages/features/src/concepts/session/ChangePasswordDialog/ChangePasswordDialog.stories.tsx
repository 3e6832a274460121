import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ChangePasswordDialog } from './ChangePasswordDialog';

const meta = {
  title: 'Features/Session/ChangePasswordDialog',
  component: ChangePasswordDialog,
  args: { open: true, onClose: fn(), onSuccess: fn() },
} satisfies Meta<typeof ChangePasswordDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Change password' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Change password' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

export const Left: Story = {
  args: { required: true },
  tags: ['!visual'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out instead' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { args: { required: true }, globals: { theme: 'dark' } };

export const RightToLeft: Story = { args: { required: true }, globals: { direction: 'rtl' } };
