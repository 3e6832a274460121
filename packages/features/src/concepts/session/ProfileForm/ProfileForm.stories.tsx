import type { SessionUser } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { profileFormDocs } from '../../../testing/docs/sessionDocs';
import { ProfileForm } from './ProfileForm';

const meta = {
  title: 'Features/Session/ProfileForm',
  component: ProfileForm,
  tags: ['autodocs'],
  parameters: { ...profileFormDocs, operator: 'finance' },
  args: { onSaved: fn<(user: SessionUser) => void>() },
} satisfies Meta<typeof ProfileForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const name = () => screen.findByRole('textbox', { name: /^Name/ });

export const Default: Story = { play: async () => void (await name()) };

export const Incomplete: Story = {
  play: async () => {
    await userEvent.clear(await name());
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('This field is required');
  },
};

export const Loading: Story = { parameters: { gateway: 'pending' } };

/** The page size is kept with the user; the host hears of it. */
export const Saved: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    await name();
    await userEvent.click(screen.getByRole('combobox', { name: 'Rows per page' }));
    await userEvent.click(await screen.findByRole('option', { name: '25' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(args.onSaved).toHaveBeenCalledWith(
      expect.objectContaining({ preferences: { timezone: null, density: null, pageSize: 25, notifications: null } }),
    );
    await userEvent.click(screen.getByRole('combobox', { name: 'Rows per page' }));
    await userEvent.click(await screen.findByRole('option', { name: '10' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(2));
  },
};
