import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { emailChangeLinkDocs } from '../../../testing/docs/sessionDocs';
import { EmailChangeLink } from './EmailChangeLink';

const meta = {
  title: 'Features/Session/EmailChangeLink',
  component: EmailChangeLink,
  tags: ['autodocs'],
  parameters: emailChangeLinkDocs,
  args: { action: 'undo', code: 'a-code-of-nobody', onDone: fn() },
} satisfies Meta<typeof EmailChangeLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Undo: Story = { play: async () => void (await screen.findByRole('button', { name: 'Undo the change' })) };

export const Confirm: Story = {
  args: { action: 'confirm' },
  play: async () => void (await screen.findByRole('button', { name: 'Confirm' })),
};

/** A link that was used, or that is too old, says so and asks for nothing. */
export const Over: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Undo the change' }));
    await screen.findByText('This link has been used or is no longer valid');
    await expect(screen.queryByRole('button')).toBeNull();
    await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const Loading: Story = {
  parameters: { gateway: 'pending' },
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'Undo the change' })),
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
