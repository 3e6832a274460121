import type { GatewayFile } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { merchantTableDocs } from '../../testing/docs/merchantDocs';
import { listStories, rowsAreThere } from '../../testing/listStories';
import { MerchantTable } from './MerchantTable';

const meta = {
  title: 'Features/Merchants/MerchantTable',
  component: MerchantTable,
  tags: ['autodocs'],
  parameters: merchantTableDocs,
  args: { onExport: fn<(file: GatewayFile) => void>() },
} satisfies Meta<typeof MerchantTable>;

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

/** A tab narrows the list to exactly as many merchants as it counts. */
export const ByTab: Story = {
  play: async () => {
    await rowsAreThere();
    const tab = await screen.findByRole('tab', { name: /^Rejected/ });
    await waitFor(() => expect(tab).toHaveTextContent(/\d+$/));
    const count = tab.textContent?.match(/\d+$/)?.[0] ?? '';
    await userEvent.click(tab);
    await screen.findByText(new RegExp(`^Showing 1 to \\d+ of ${count} entries`));
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  },
};

// @spec 4.onboarding.rejection
/** Rejecting needs at least one of the reasons. */
export const Rejecting: Story = {
  args: { view: { filter: { status: ['underReview'] } } },
  play: async () => {
    await rowsAreThere();
    const [menu] = screen.getAllByRole('button', { name: /^Actions for/ });
    if (menu) await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reject' }));
    await screen.findByRole('dialog', { name: 'Reject this merchant?' });
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    await screen.findByText('Choose at least one reason');
  },
};
