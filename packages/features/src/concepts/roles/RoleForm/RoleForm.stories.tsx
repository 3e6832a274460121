import type { GatewayClient, RoleDetail } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AlteredGateway } from '../../../testing/AlteredGateway';
import { roleFormDocs } from '../../../testing/docs/roleDocs';
import { formStories } from '../../../testing/formStories';
import { RoleForm } from './RoleForm';

const meta = {
  title: 'Features/Roles/RoleForm',
  component: RoleForm,
  tags: ['autodocs'],
  parameters: { ...roleFormDocs, operator: 'administrator' },
  args: { onSaved: fn<(role: RoleDetail) => void>(), onCancel: fn() },
} satisfies Meta<typeof RoleForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const states = formStories(RoleForm, {
  concept: 'roles',
  filter: { search: 'viewer' },
  editing: (id) => ({ target: { kind: 'edit', id } }),
  field: ['textbox', /^Name/],
  send: 'Add role',
});

export const Default: Story = {
  play: async () => void (await screen.findByRole('checkbox', { name: 'Block and unblock cards' })),
};

export const Edit: Story = states.Edit;
export const Incomplete: Story = states.Incomplete;
export const Loading: Story = states.Loading;
export const Failed: Story = { ...states.Failed, tags: ['!visual'] };
export const Unauthorized: Story = { ...states.Unauthorized, tags: ['!visual'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['!visual'] };
export const Dark: Story = states.Dark;
export const RightToLeft: Story = states.RightToLeft;

let reached: GatewayClient | undefined;
const see = (gateway: GatewayClient) => {
  reached = gateway;
  return gateway;
};

export const Created: Story = {
  tags: ['!visual'],
  decorators: [(Inner) => <AlteredGateway change={see}>{Inner()}</AlteredGateway>],
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Card desk');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search privileges' }), 'cards');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Block and unblock cards' }));
    await screen.findByText('1 chosen');
    await userEvent.click(screen.getByRole('button', { name: 'Add role' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    const [chosen] = (await reached?.permissions.list({ filter: { search: 'Block and unblock cards' } })) ?? [];
    await expect(args.onSaved).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Card desk', rules: [], permissionIds: [chosen?.id] }),
    );
  },
};
