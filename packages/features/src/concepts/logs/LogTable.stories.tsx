import type { GatewayFile } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { fn, screen, userEvent, within } from 'storybook/test';
import { useRuntime } from '../../runtime/Runtime';
import { AlteredGateway } from '../../testing/AlteredGateway';
import { logTableDocs } from '../../testing/docs/logDocs';
import { listStories } from '../../testing/listStories';
import { readingOnly } from '../../testing/readingOnly';
import { LogTable } from './LogTable';

const meta = {
  title: 'Features/Logs/LogTable',
  component: LogTable,
  // Times and ids of the entries are others in each run.
  tags: ['autodocs', '!visual'],
  parameters: { ...logTableDocs, operator: 'administrator' },
  args: { onExport: fn<(file: GatewayFile) => void>() },
} satisfies Meta<typeof LogTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Changes a role, and shows what is logged then. */
function AfterAChange({ children }: { readonly children: (roleId: string) => ReactNode }) {
  const { gateway } = useRuntime();
  const [roleId, setRoleId] = useState('');
  useEffect(() => {
    const change = async () => {
      const name = `Desk ${crypto.randomUUID()}`;
      const { id } = await gateway.roles.create({ name, description: 'Was so', rules: [], permissionIds: [] });
      await gateway.roles.update(id, { description: 'Is now so' });
      setRoleId(id);
    };
    void change();
  }, [gateway]);
  return roleId ? children(roleId) : null;
}

const afterAChange: NonNullable<Story['render']> = (args) => (
  <AfterAChange>{() => <LogTable {...args} />}</AfterAChange>
);

export const Default: Story = { ...listStories.Default, render: afterAChange };
export const Empty: Story = listStories.Empty;
export const NothingMatches: Story = listStories.NothingMatches;
export const Loading: Story = listStories.Loading;
export const Failed: Story = listStories.Failed;
export const Unauthorized: Story = listStories.Unauthorized;
export const Dark: Story = listStories.Dark;
export const RightToLeft: Story = listStories.RightToLeft;

const reading = readingOnly('logs');

export const ReadOnly: Story = {
  render: (args) => (
    <AlteredGateway change={reading}>
      <LogTable {...args} />
    </AlteredGateway>
  ),
  play: listStories.ReadOnly.play,
};

/** The history of one record: what was changed, before and after. */
export const History: Story = {
  render: (args) => <AfterAChange>{(subjectId) => <LogTable {...args} pinnedFilter={{ subjectId }} />}</AfterAChange>,
  play: async () => {
    await userEvent.click(await screen.findByText('Change'));
    const details = await screen.findByRole('dialog');
    await within(details).findByText('Was so');
    await within(details).findByText('Is now so');
  },
};
