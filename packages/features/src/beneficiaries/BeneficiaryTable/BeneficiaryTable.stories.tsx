import type { GatewayFile } from '@corridor/core';
import { Text } from '@corridor/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { beneficiaryTableDocs } from '../../testing/docs/beneficiaryDocs';
import { BeneficiaryTable } from './BeneficiaryTable';
import { defaultBeneficiaryView } from './view';

const meta = {
  title: 'Features/Beneficiaries/BeneficiaryTable',
  component: BeneficiaryTable,
  tags: ['autodocs'],
  parameters: beneficiaryTableDocs,
  args: { onExport: fn<(file: GatewayFile) => void>() },
} satisfies Meta<typeof BeneficiaryTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The first answer of a gateway that may still be starting. */
const PATIENCE = { timeout: 60_000 };

const rowsAreThere = () => screen.findByText(/^Showing 1 to \d+ of/, undefined, PATIENCE);

export const Default: Story = { play: async () => void (await rowsAreThere()) };

export const Empty: Story = {
  parameters: { gateway: 'empty' },
  play: async () => void (await screen.findByText(/Your list is empty/, undefined, PATIENCE)),
};

export const NothingMatches: Story = {
  args: { view: { filter: { search: 'nobody has this name' } } },
  play: async () => void (await screen.findByText('No records match these filters', undefined, PATIENCE)),
};

export const Loading: Story = { parameters: { gateway: 'pending' } };

export const Failed: Story = {
  name: 'Error',
  parameters: { gateway: 'failing' },
  play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
};

export const Unauthorized: Story = {
  parameters: { gateway: 'unauthorized' },
  play: async () => void (await screen.findByText('You are signed out')),
};

export const Dark: Story = { globals: { theme: 'dark' }, play: Default.play };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: Default.play };

export const PinnedFilter: Story = {
  args: { pinnedFilter: { currency: ['EUR'] } },
  play: async () => {
    await rowsAreThere();
    await expect(screen.getByRole('button', { name: /Currency.*EUR/ })).toBeDisabled();
  },
};

export const HostColumns: Story = {
  args: {
    view: { columns: { ...defaultBeneficiaryView.columns, hidden: ['bankName', 'accountType', 'updatedAt', 'id'] } },
    dataCustomization: {
      hiddenColumns: ['id'],
      columns: [{ id: 'owner', label: 'Owner', cell: ({ currency }) => <Text>{`Desk ${currency}`}</Text> }],
    },
  },
  play: async () => {
    await rowsAreThere();
    await expect(screen.getByRole('columnheader', { name: 'Owner' })).toBeVisible();
  },
};

export const Opened: Story = {
  args: { view: { filter: { currency: ['JPY'] } } },
  play: async () => {
    await rowsAreThere();
    const [name] = screen.getAllByText('Sakura Seimitsu K.K.');
    if (name) await userEvent.click(name);
    const details = await screen.findByRole('dialog', undefined, PATIENCE);
    await within(details).findByText('Banks on the way', undefined, PATIENCE);
  },
};

export const Creating: Story = {
  play: async () => {
    await rowsAreThere();
    await userEvent.click(screen.getByRole('button', { name: 'New beneficiary' }));
    const form = await screen.findByRole('dialog', { name: 'New beneficiary' }, PATIENCE);
    await within(form).findByRole('combobox', { name: /Bank country/ }, PATIENCE);
  },
};

export const Deleting: Story = {
  play: async () => {
    await rowsAreThere();
    const [menu] = screen.getAllByRole('button', { name: /^Actions for/ });
    if (menu) await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('dialog', { name: 'Delete this beneficiary?' }, PATIENCE);
  },
};
