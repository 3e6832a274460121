import type { GatewayFile } from '@corridor/core';
import { Text } from '@corridor/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { firstViewOf } from '../../kit/list/firstView';
import { beneficiaryTableDocs } from '../../testing/docs/beneficiaryDocs';
import { listStories, rowsAreThere } from '../../testing/listStories';
import { BeneficiaryTable } from './BeneficiaryTable';
import { beneficiaryList } from './beneficiaryList';

const firstView = firstViewOf(beneficiaryList);

const meta = {
  title: 'Features/Beneficiaries/BeneficiaryTable',
  component: BeneficiaryTable,
  tags: ['autodocs'],
  parameters: beneficiaryTableDocs,
  args: { onExport: fn<(file: GatewayFile) => void>() },
} satisfies Meta<typeof BeneficiaryTable>;

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

const bodyRows = () => screen.getAllByRole('row').slice(1);

export const PinnedFilter: Story = {
  args: { pinnedFilter: { currency: ['EUR'] } },
  play: async () => {
    await rowsAreThere();
    await expect(screen.getByRole('button', { name: /Currency.*EUR/ })).toBeDisabled();
    for (const row of bodyRows()) await expect(row).toHaveTextContent('EUR');
  },
};

export const HostColumns: Story = {
  args: {
    view: { columns: { ...firstView.columns, hidden: ['bankName', 'accountType', 'updatedAt', 'id'] } },
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

/** Its drawer is laid out as that of CardTable, the record as in its own stories. */
export const Opened: Story = {
  tags: ['!visual'],
  args: { view: { filter: { currency: ['JPY'] } } },
  play: async () => {
    await rowsAreThere();
    const [name] = screen.getAllByText('Sakura Seimitsu K.K.');
    if (name) await userEvent.click(name);
    const details = await screen.findByRole('dialog');
    await within(details).findByText('Intermediary bank');
    within(details).getByText('MNTOJPJT');
    within(details).getByText('Atlantic Correspondent Bank');
    // The whole account stands in the details alone.
    for (const row of bodyRows()) await expect(row).not.toHaveTextContent(/\d{7}/);
  },
};

/** Its drawer is laid out as that of ShopTable, the form as in its own stories. */
export const Creating: Story = {
  tags: ['!visual'],
  play: async () => {
    await rowsAreThere();
    await userEvent.click(screen.getByRole('button', { name: 'New beneficiary' }));
    const form = await screen.findByRole('dialog', { name: 'New beneficiary' });
    await within(form).findByRole('combobox', { name: /Bank country/ });
  },
};

/** Laid out as the question of CardTable. */
export const Deleting: Story = {
  tags: ['!visual'],
  play: async () => {
    await rowsAreThere();
    const [menu] = screen.getAllByRole('button', { name: /^Actions for/ });
    if (menu) await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('dialog', { name: 'Delete this beneficiary?' });
  },
};
