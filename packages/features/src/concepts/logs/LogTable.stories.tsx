import type { GatewayClient, GatewayFile } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { useRuntime } from '../../runtime/Runtime';
import { AlteredGateway } from '../../testing/AlteredGateway';
import { logTableDocs } from '../../testing/docs/logDocs';
import { listStories, rowsAreThere } from '../../testing/listStories';
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

const veryLong = (gateway: GatewayClient): GatewayClient => ({
  ...gateway,
  logs: {
    ...gateway.logs,
    page: async (query, options) => {
      const page = await gateway.logs.page(query, options);
      return query.searched ? page : { ...page, items: [], total: 250_000, unsearched: true };
    },
  },
});

// @spec 2.global.unsearched
/** A log that is read only once somebody searches. */
export const Unsearched: Story = {
  render: (args) => (
    <AlteredGateway change={veryLong}>
      <LogTable {...args} />
    </AlteredGateway>
  ),
  play: async () => {
    await screen.findByText('Click Search to view your records');
    await expect(screen.queryByText(/^Showing/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await rowsAreThere();
  },
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
