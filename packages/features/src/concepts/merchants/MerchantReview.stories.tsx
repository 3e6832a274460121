import { type GatewayClient, GatewayError } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { AlteredGateway } from '../../testing/AlteredGateway';
import { merchantReviewDocs } from '../../testing/docs/merchantDocs';
import { MerchantReview } from './MerchantReview';

const meta = {
  title: 'Features/Merchants/MerchantReview',
  component: MerchantReview,
  tags: ['autodocs'],
  // Administrators have added the seeded merchants, and nobody reviews what is his own.
  parameters: { ...merchantReviewDocs, operator: 'operator' },
} satisfies Meta<typeof MerchantReview>;

export default meta;

type Story = StoryObj<typeof meta>;

const open = async () => void (await screen.findByRole('button', { name: 'Approve' }));

export const Default: Story = {
  tags: ['!visual'],
  play: async () => {
    await open();
    await expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(/Proof|ID document|certificate/);
    screen.getByRole('heading', { name: 'Identity' });
  },
};
/** Guarantee: the queue answers as its contract says. */
const nobodyWaits = (gateway: GatewayClient): GatewayClient => {
  const call = (async () => ({ merchantId: null, waiting: 0 })) as unknown as GatewayClient['merchants']['call'];
  return { ...gateway, merchants: { ...gateway.merchants, call } };
};

export const Empty: Story = {
  render: (args) => (
    <AlteredGateway change={nobodyWaits}>
      <MerchantReview {...args} />
    </AlteredGateway>
  ),
  play: async () => void (await screen.findByText('No merchants to review')),
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

/** Who may only read sees everything and decides nothing. */
export const ReadOnly: Story = {
  tags: ['!visual'],
  parameters: { operator: 'viewer' },
  play: async () => {
    await screen.findByRole('button', { name: 'Next' });
    await expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
};

const HELD = { reviewer: 'Oscar Lindqvist', isMine: false, until: '2099-01-01T00:00:00.000Z' };

/** Guarantee: only `holdReview` is answered in another way, and as its contract says. */
const heldByOscar = (gateway: GatewayClient): GatewayClient => {
  const { callById } = gateway.merchants;
  const held = (async (id: string, name: string, ...rest: unknown[]) =>
    name === 'holdReview' ? HELD : Reflect.apply(callById, gateway.merchants, [id, name, ...rest])) as typeof callById;
  return { ...gateway, merchants: { ...gateway.merchants, callById: held } };
};

/** Whoever comes second sees who is at it, and can only go on. */
export const HeldByOthers: Story = {
  tags: ['!visual'],
  render: (args) => (
    <AlteredGateway change={heldByOscar}>
      <MerchantReview {...args} />
    </AlteredGateway>
  ),
  play: async () => {
    await screen.findByText('Oscar Lindqvist is reviewing this merchant.');
    await expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
};

/** Guarantee: only the first `holdReview` is answered in another way, as a gateway that fails does. */
const failingOnce = (gateway: GatewayClient): GatewayClient => {
  const { callById } = gateway.merchants;
  let left = 1;
  const held = (async (id: string, name: string, ...rest: unknown[]) => {
    if (name === 'holdReview' && left-- > 0) throw new GatewayError('server', { msg: 'Down' });
    return Reflect.apply(callById, gateway.merchants, [id, name, ...rest]);
  }) as typeof callById;
  return { ...gateway, merchants: { ...gateway.merchants, callById: held } };
};

/** A merchant that could not be kept says why it cannot be decided on, until it is. */
export const NotKept: Story = {
  tags: ['!visual'],
  render: (args) => (
    <AlteredGateway change={failingOnce}>
      <MerchantReview {...args} />
    </AlteredGateway>
  ),
  play: async () => {
    const again = await screen.findByRole('button', { name: 'Try again' });
    await expect(screen.getByText('Service currently unavailable')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    await userEvent.click(again);
    await open();
    await expect(screen.queryByText('Service currently unavailable')).toBeNull();
  },
};

/** A key asks for the decision; another leads to the next merchant. */
export const ByKeyboard: Story = {
  tags: ['!visual'],
  play: async () => {
    await open();
    const first = screen.getByRole('article').getAttribute('aria-label');
    await userEvent.keyboard('r');
    await screen.findByRole('dialog', { name: 'Reject this merchant?' });
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('n');
    await screen.findByText(
      (_text, element) => element?.tagName === 'ARTICLE' && element.getAttribute('aria-label') !== first,
      undefined,
    );
  },
};
