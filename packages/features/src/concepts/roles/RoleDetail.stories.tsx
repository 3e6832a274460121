import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { AlteredGateway } from '../../testing/AlteredGateway';
import { detailStories } from '../../testing/detailStories';
import { roleDetailDocs } from '../../testing/docs/roleDocs';
import { withConditionalRole, withoutPrivileges } from '../../testing/oddRoles';
import { RoleDetail } from './roleDetail';

const states = detailStories(RoleDetail, {
  concept: 'roles',
  idProp: 'roleId',
  filter: { search: 'viewer' },
  shows: 'What this allows',
});

const meta = {
  title: 'Features/Roles/RoleDetail',
  component: RoleDetail,
  tags: ['autodocs'],
  parameters: { ...roleDetailDocs, operator: 'administrator' },
  args: { roleId: '' },
  render: states.render,
} satisfies Meta<typeof RoleDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

const compareWith = async (name: string) => {
  const box = await screen.findByRole('combobox', { name: 'Compare with another role' });
  await userEvent.type(box, name);
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
};

export const Default: Story = {
  play: async () => void (await screen.findAllByText('through the role itself')),
};
export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Unauthorized: Story = states.Unauthorized;
export const Dark: Story = states.Dark;
export const RightToLeft: Story = states.RightToLeft;

/** The other role allows some of it under a condition: that is less than in full, and said. */
export const ComparedInPart: Story = {
  decorators: [(Inner) => <AlteredGateway change={withConditionalRole}>{Inner()}</AlteredGateway>],
  play: async () => {
    await compareWith('operator');
    await screen.findByText('More with viewer');
    await expect(screen.getAllByText('with operator in part only').length).toBeGreaterThan(0);
    await expect(screen.queryByText('Both roles allow the same.')).toBeNull();
  },
};

/** Two roles are not called the same where nobody knows what they allow. */
export const PrivilegesFailed: Story = {
  decorators: [(Inner) => <AlteredGateway change={withoutPrivileges}>{Inner()}</AlteredGateway>],
  play: async () => {
    await compareWith('operator');
    await screen.findByRole('button', { name: 'Try again' });
    await expect(screen.queryByText('Both roles allow the same.')).toBeNull();
  },
};
