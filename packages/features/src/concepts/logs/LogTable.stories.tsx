import type { GatewayFile } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { fn, screen, userEvent, within } from 'storybook/test';
import { useRuntime } from '../../runtime/Runtime';
import { logTableDocs } from '../../testing/docs/logDocs';
import { PATIENCE } from '../../testing/patience';
import { LogTable, type LogTableProps } from './LogTable';

const meta = {
  title: 'Features/Logs/LogTable',
  component: LogTable,
  tags: ['autodocs'],
  parameters: { ...logTableDocs, operator: 'administrator' },
  args: { onExport: fn<(file: GatewayFile) => void>() },
} satisfies Meta<typeof LogTable>;

export default meta;

type Story = StoryObj<typeof meta>;

function AfterAChange({ args }: { readonly args: LogTableProps }) {
  const { gateway } = useRuntime();
  const [roleId, setRoleId] = useState('');
  useEffect(() => {
    const change = async () => {
      const name = `Desk ${Date.now()}`;
      const { id } = await gateway.roles.create({ name, description: 'Was so', rules: [], permissionIds: [] });
      await gateway.roles.update(id, { description: 'Is now so' });
      setRoleId(id);
    };
    void change();
  }, [gateway]);
  return roleId ? <LogTable {...args} pinnedFilter={{ subjectId: roleId }} /> : null;
}

/** The history of one record: what was changed, before and after. */
export const History: Story = {
  tags: ['!visual'],
  render: (args) => <AfterAChange args={args} />,
  play: async () => {
    await userEvent.click(await screen.findByText('Change', undefined, PATIENCE));
    const details = await screen.findByRole('dialog', undefined, PATIENCE);
    await within(details).findByText('Was so', undefined, PATIENCE);
    await within(details).findByText('Is now so', undefined, PATIENCE);
  },
};
