import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { AlteredGateway } from '../../testing/AlteredGateway';
import { sentChanges } from '../../testing/changedElsewhere';
import { detailStories } from '../../testing/detailStories';
import { shopDetailDocs } from '../../testing/docs/shopDocs';
import { ShopDetail } from './shopDetail';

const states = detailStories(ShopDetail, { concept: 'shops', idProp: 'shopId', shows: 'Shop ID' });

const meta = {
  title: 'Features/Shops/ShopDetail',
  component: ShopDetail,
  tags: ['autodocs'],
  parameters: shopDetailDocs,
  args: { shopId: '' },
  render: states.render,
} satisfies Meta<typeof ShopDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = states.Default;
export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Unauthorized: Story = states.Unauthorized;
export const Dark: Story = states.Dark;
export const RightToLeft: Story = states.RightToLeft;

const others = sentChanges('shops', 'shop');

/** Whoever else changes the record is named over it. */
export const ChangedElsewhere: Story = {
  render: (args) => <AlteredGateway change={others.withStream}>{states.render(args)}</AlteredGateway>,
  play: async () => {
    await screen.findAllByText('Shop ID');
    await others.tell([await others.firstId()], 'Changed by Noor Haddad a moment ago');
  },
};
