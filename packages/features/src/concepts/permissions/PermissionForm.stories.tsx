import type { Permission } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { permissionFormDocs } from '../../testing/docs/permissionDocs';
import { formStories } from '../../testing/formStories';
import { PermissionForm } from './PermissionForm';

const meta = {
  title: 'Features/Permissions/PermissionForm',
  component: PermissionForm,
  tags: ['autodocs'],
  parameters: { ...permissionFormDocs, operator: 'administrator' },
  args: { onSaved: fn<(permission: Permission) => void>(), onCancel: fn() },
} satisfies Meta<typeof PermissionForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const states = formStories(PermissionForm, {
  concept: 'permissions',
  filter: { search: 'View cards' },
  editing: (id) => ({ target: { kind: 'edit', id } }),
  field: ['textbox', /^Privilege name/],
  send: 'Add permission',
});

export const Default: Story = states.Default;
export const Edit: Story = states.Edit;
export const Incomplete: Story = states.Incomplete;
export const Loading: Story = states.Loading;
export const Failed: Story = { ...states.Failed, tags: ['!visual'] };
export const Unauthorized: Story = { ...states.Unauthorized, tags: ['!visual'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['!visual'] };
export const Dark: Story = states.Dark;
export const RightToLeft: Story = states.RightToLeft;

export const Created: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Privilege name/ }), 'Freeze cards');
    await userEvent.type(screen.getByRole('textbox', { name: /^Module name/ }), 'Desk');
    await userEvent.type(screen.getByRole('textbox', { name: /^Sort/ }), '7');
    await userEvent.click(screen.getByRole('combobox', { name: /Applies to/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cards' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Block' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add permission' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(args.onSaved).toHaveBeenCalledWith(
      expect.objectContaining({ sort: 7, rule: { action: ['block'], subject: 'card' } }),
    );
  },
};
