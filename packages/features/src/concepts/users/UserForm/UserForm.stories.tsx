import type { User } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
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
  send: 'Invite user',
});

export const Default: Story = states.Default;
/** Neither roles nor the life of a link are asked of a user that exists. */
export const Edit: Story = {
  ...states.Edit,
  play: async () => {
    await states.Edit.play();
    await expect(screen.queryByRole('combobox', { name: /^Link valid for/ })).toBeNull();
    await expect(screen.queryByRole('checkbox')).toBeNull();
  },
};
export const Incomplete: Story = states.Incomplete;
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
    await userEvent.click(screen.getByRole('combobox', { name: /^Link valid for/ }));
    await userEvent.click(await screen.findByRole('option', { name: '24 hours' }));
    await userEvent.click(screen.getByRole('button', { name: 'Invite user' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(args.onSaved).toHaveBeenCalledWith(
      expect.objectContaining({ username: 'nora', invitation: 'open', confirmedAt: null }),
    );
  },
};
