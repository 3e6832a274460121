import type { GatewayClient, GatewayFile, User } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AlteredGateway } from '../../testing/AlteredGateway';
import { userTableDocs } from '../../testing/docs/userDocs';
import { listStories, rowsAreThere } from '../../testing/listStories';
import { readingOnly } from '../../testing/readingOnly';
import { UserTable } from './UserTable';

const meta = {
  title: 'Features/Users/UserTable',
  component: UserTable,
  tags: ['autodocs'],
  parameters: { ...userTableDocs, operator: 'administrator' },
  args: { onExport: fn<(file: GatewayFile) => void>() },
} satisfies Meta<typeof UserTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = listStories.Default;
export const Empty: Story = listStories.Empty;
export const NothingMatches: Story = listStories.NothingMatches;
export const Loading: Story = listStories.Loading;
export const Failed: Story = listStories.Failed;
export const Unauthorized: Story = listStories.Unauthorized;
export const Dark: Story = listStories.Dark;
export const RightToLeft: Story = listStories.RightToLeft;

const reading = readingOnly('users');

export const ReadOnly: Story = {
  render: (args) => (
    <AlteredGateway change={reading}>
      <UserTable {...args} />
    </AlteredGateway>
  ),
  play: async () => {
    await listStories.ReadOnly.play();
    screen.getAllByText('administrator');
  },
};

/** Who may not read users is told so. */
export const Forbidden: Story = {
  parameters: { operator: 'operator' },
  play: async () => void (await screen.findByText('You don’t have permission')),
};

export const ResettingPassword: Story = {
  tags: ['!visual'],
  args: { view: { filter: { search: 'viewer' } } },
  play: async () => {
    await rowsAreThere();
    const [menu] = screen.getAllByRole('button', { name: /^Actions for/ });
    if (menu) await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reset password' }));
    const question = await screen.findByRole('dialog', { name: 'Reset the password of this user?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Reset password' }));
    // The host says that a link was mailed.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const invitedUser = (user: User): User => ({
  ...user,
  invitation: 'open',
  linkExpiresAt: new Date(Date.now() + 30 * 3_600_000).toISOString(),
  confirmedAt: null,
  lastSeenAt: null,
});

/** Makes the same gateway where nobody has accepted the invitation yet. */
function invited(gateway: GatewayClient): GatewayClient {
  const page: GatewayClient['users']['page'] = async (...args) => {
    const answer = await gateway.users.page(...args);
    return { ...answer, items: answer.items.map(invitedUser) };
  };
  return { ...gateway, users: { ...gateway.users, page } };
}

/** Who has not accepted an invitation is sent it again, or it is cancelled. */
export const Invited: Story = {
  tags: ['!visual'],
  args: { view: { filter: { search: 'viewer' } } },
  render: (args) => (
    <AlteredGateway change={invited}>
      <UserTable {...args} />
    </AlteredGateway>
  ),
  play: async () => {
    await rowsAreThere();
    await screen.findByText('Invited, link expires in 30 hours');
    const [menu] = screen.getAllByRole('button', { name: /^Actions for/ });
    if (menu) await userEvent.click(menu);
    await screen.findByRole('menuitem', { name: 'Cancel invitation' });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Resend invitation' }));
    await screen.findByRole('dialog', { name: 'Send the invitation again?' });
  },
};
