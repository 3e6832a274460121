import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { detailStories } from '../../testing/detailStories';
import { collectionDetailDocs } from '../../testing/docs/collectionDocs';
import { CollectionDetail } from './collectionDetail';

const states = detailStories(CollectionDetail, {
  concept: 'collections',
  idProp: 'collectionId',
  filter: { status: [22] },
  shows: /^Link documents worth .* more$/,
});

const inStatus = (status: number, shows: RegExp) => {
  const { render, Default } = detailStories(CollectionDetail, {
    concept: 'collections',
    idProp: 'collectionId',
    filter: { status: [status] },
    shows,
  });
  return { ...Default, render };
};

const meta = {
  title: 'Features/Collections/CollectionDetail',
  component: CollectionDetail,
  tags: ['autodocs'],
  parameters: collectionDetailDocs,
  args: { collectionId: '', onLinkMaterial: fn<(target: { readonly collectionId: string }) => void>() },
  render: states.render,
} satisfies Meta<typeof CollectionDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    await states.Default.play();
    await screen.findByRole('meter', { name: 'Covered by materials' });
    await userEvent.click(screen.getByRole('button', { name: 'Link material' }));
    await expect(context.args.onLinkMaterial).toHaveBeenCalledWith({ collectionId: expect.any(String) });
  },
};
export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Unauthorized: Story = states.Unauthorized;
export const Dark: Story = states.Dark;
export const RightToLeft: Story = states.RightToLeft;
/** Laid out as Default. */
export const Reviewing: Story = { ...inStatus(21, /^Covered in full, under review$/), tags: ['!visual'] };
export const Rejected: Story = inStatus(23, /^(Rejected: link documents worth .* anew|Returned to the payer)$/);
export const Approved: Story = inStatus(26, / is available on the account\.$/);
