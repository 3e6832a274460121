import type { SessionUser } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { changeEmailFormDocs } from '../../../testing/docs/sessionDocs';
import { ChangeEmailForm } from './ChangeEmailForm';

const meta = {
  title: 'Features/Session/ChangeEmailForm',
  component: ChangeEmailForm,
  tags: ['autodocs'],
  parameters: { ...changeEmailFormDocs, operator: 'viewer' },
  args: { onSaved: fn<(user: SessionUser) => void>() },
} satisfies Meta<typeof ChangeEmailForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const email = () => screen.findByRole('textbox', { name: /^New email/ });
const password = () => screen.getByLabelText(/^Current password/, { selector: 'input' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Change email' }));

export const Default: Story = { play: async () => void (await email()) };

export const Incomplete: Story = {
  play: async () => {
    await userEvent.type(await email(), 'nobody');
    await submit();
    await screen.findByText('Enter an email address, such as ada@company.com');
    await screen.findByText('This field is required');
    await expect(await email()).toHaveFocus();
  },
};

/** What the gateway refuses stands at its field, and nothing typed is lost. */
export const Refused: Story = {
  play: async ({ args }) => {
    await userEvent.type(await email(), 'another@corridor.example');
    await userEvent.type(password(), 'Not-mine-2026');
    await submit();
    await screen.findByText('Incorrect current password');
    await expect(password()).toHaveFocus();
    await expect(await email()).toHaveValue('another@corridor.example');
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** An address that somebody has is refused in words that do not tell whether anybody does. */
export const Unusable: Story = {
  tags: ['!visual'],
  play: async () => {
    await userEvent.type(await email(), 'finance@corridor.example');
    await userEvent.type(password(), 'Corridor-2026');
    await submit();
    await screen.findByText('This address can’t be used. Enter another one.');
  },
};

export const Saved: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    const change = async (to: string) => {
      await userEvent.type(await email(), to);
      await userEvent.type(password(), 'Corridor-2026');
      await submit();
      await waitFor(() => expect(args.onSaved).toHaveBeenLastCalledWith(expect.objectContaining({ email: to })));
    };
    await change('viewer-2@corridor.example');
    await expect(await email()).toHaveValue('');
    await change('viewer@corridor.example');
  },
};

export const Loading: Story = { tags: ['!visual'], parameters: { gateway: 'pending' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
