import type { GatewayFile } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { depositTableDocs } from '../../testing/docs/accountDocs';
import { listStories, rowsAreThere } from '../../testing/listStories';
import { DepositTable } from './DepositTable';

const meta = {
  title: 'Features/Accounts/DepositTable',
  component: DepositTable,
  tags: ['autodocs'],
  parameters: depositTableDocs,
  args: { onExport: fn<(file: GatewayFile) => void>() },
} satisfies Meta<typeof DepositTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = listStories.Default;
export const Empty: Story = listStories.Empty;
export const NothingMatches: Story = listStories.NothingMatches;
export const Loading: Story = listStories.Loading;
export const Failed: Story = listStories.Failed;
export const Unauthorized: Story = listStories.Unauthorized;
export const ReadOnly: Story = listStories.ReadOnly;
export const Dark: Story = listStories.Dark;
export const RightToLeft: Story = listStories.RightToLeft;

/** Its drawer is laid out as that of CardTable, the record as in its own stories. */
export const Opened: Story = {
  tags: ['!visual'],
  play: async () => {
    await rowsAreThere();
    const [row] = screen.getAllByRole('row').slice(1);
    const [cell] = row ? within(row).getAllByText(/\d/) : [];
    if (cell) await userEvent.click(cell);
    const details = await screen.findByRole('dialog');
    await within(details).findByText('Deposit ID');
  },
};
