import type { GatewayFile } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { detailStories } from '../../testing/detailStories';
import { virtualAccountDetailDocs } from '../../testing/docs/virtualAccountDocs';
import { VirtualAccountDetail } from './virtualAccountDetail';

// A dollar account has the most lines to copy.
const states = detailStories(VirtualAccountDetail, {
  concept: 'virtualAccounts',
  idProp: 'virtualAccountId',
  filter: { currency: ['USD'] },
  shows: 'Wire routing number',
});

const meta = {
  title: 'Features/Virtual accounts/VirtualAccountDetail',
  component: VirtualAccountDetail,
  tags: ['autodocs'],
  parameters: virtualAccountDetailDocs,
  args: { virtualAccountId: '', onExport: fn<(file: GatewayFile) => void>() },
  render: states.render,
} satisfies Meta<typeof VirtualAccountDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = states.Default;
export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Unauthorized: Story = states.Unauthorized;
export const Dark: Story = states.Dark;
export const RightToLeft: Story = states.RightToLeft;

export const Letter: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'PDF letter' }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
    await expect(args.onExport).toHaveBeenCalledWith(expect.objectContaining({ contentType: 'application/pdf' }));
  },
};
