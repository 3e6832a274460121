import type { User } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { userFormDocs } from '../../../testing/docs/userDocs';
import { formStories } from '../../../testing/formStories';
import { UserForm } from './UserForm';

const meta = {
  title: 'Features/Users/UserForm',
  component: UserForm,
  tags: ['autodocs'],
  parameters: { ...userFormDocs, operator: 'administrator' },
  args: { onSaved: fn<(user: User) => void>(), onCancel: fn() },
} satisfies Meta<typeof UserForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const states = formStories(UserForm, {
  concept: 'users',
  filter: { search: 'viewer' },
  editing: (id) => ({ target: { kind: 'edit', id } }),
  field: ['textbox', /^Name/],
  send: 'Add user',
});

// A first password is made up anew each time, so that no two pictures of it are alike.
export const Default: Story = { ...states.Default, tags: ['!visual'] };
/** No password and no roles are asked of a user that exists. */
export const Edit: Story = {
  ...states.Edit,
  play: async () => {
    await states.Edit.play();
    await expect(screen.queryByLabelText(/password/i)).toBeNull();
    await expect(screen.queryByRole('checkbox')).toBeNull();
  },
};
export const Incomplete: Story = { ...states.Incomplete, tags: ['!visual'] };
export const Failed: Story = { ...states.Failed, tags: ['!visual'] };
export const Unauthorized: Story = { ...states.Unauthorized, tags: ['!visual'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['!visual'] };

export const Created: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Nora Newcomer');
    await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), 'nora@corridor.example');
    await userEvent.type(screen.getByRole('textbox', { name: /^Username/ }), 'nora');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^viewer/ }));
    const first = screen.getByRole<HTMLInputElement>('textbox', { name: /^First password/ }).value;
    await userEvent.click(screen.getByRole('button', { name: 'Add user' }));
    const result = await screen.findByRole('dialog', { name: 'First password' });
    await expect(within(result).getByRole('textbox')).toHaveValue(first);
    await within(result).findByRole('button', { name: 'Copy First password' });
    await expect(args.onSaved).not.toHaveBeenCalled();
    await userEvent.click(within(result).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(args.onSaved).toHaveBeenCalledWith(
      expect.objectContaining({ username: 'nora', mustChangePassword: true, lastSeenAt: null }),
    );
  },
};
