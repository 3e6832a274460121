import type { GatewayFile } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { virtualAccountTableDocs } from '../../testing/docs/virtualAccountDocs';
import { listStories, rowsAreThere } from '../../testing/listStories';
import { VirtualAccountTable } from './VirtualAccountTable';

const meta = {
  title: 'Features/Virtual accounts/VirtualAccountTable',
  component: VirtualAccountTable,
  tags: ['autodocs'],
  parameters: virtualAccountTableDocs,
  args: { onExport: fn<(file: GatewayFile) => void>() },
} satisfies Meta<typeof VirtualAccountTable>;

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

/** Laid out as the question of CardTable. */
export const Disabling: Story = {
  tags: ['!visual'],
  args: { view: { filter: { status: [1] } } },
  play: async () => {
    await rowsAreThere();
    const [menu] = screen.getAllByRole('button', { name: /^Actions for/ });
    if (menu) await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Disable' }));
    await screen.findByRole('dialog', { name: 'Disable this virtual account?' });
  },
};
