import { type GatewayClient, GatewayError } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { useRuntime } from '../../runtime/Runtime';
import { usePage } from '../../runtime/usePage';
import { AlteredGateway } from '../../testing/AlteredGateway';
import { cardDetailDocs } from '../../testing/docs/cardDocs';
import { CardDetail, type CardDetailProps } from './CardDetail';

/** The oldest dollar card that a holder pays with alone. */
function OfTheOldest(props: Omit<CardDetailProps, 'cardId'>) {
  const { gateway } = useRuntime();
  const { data } = usePage(gateway.cards, {
    page: 1,
    size: 10,
    filter: { status: ['normal'], currency: ['USD'], shared: false },
    sort: { field: 'createdAt', direction: 'asc' },
  });
  const id = data?.items[0]?.id;
  return id ? <CardDetail {...props} cardId={id} /> : null;
}

const meta = {
  title: 'Features/Cards/CardDetail',
  component: CardDetail,
  tags: ['autodocs'],
  parameters: cardDetailDocs,
  args: { cardId: '' },
  render: ({ cardId: _, ...args }) => <OfTheOldest {...args} />,
} satisfies Meta<typeof CardDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The first answer of a gateway that may still be starting. */
const PATIENCE = { timeout: 60_000 };
const ID = '0198a000-0000-7000-8000-00000000000f';
const PASSWORD = 'Corridor-2026';

/** A card by an id that the gateway is asked for only to answer badly. */
const byId: NonNullable<Story['render']> = (args) => <CardDetail {...args} cardId={ID} />;

const under =
  (change: (gateway: GatewayClient) => GatewayClient): NonNullable<Story['render']> =>
  ({ cardId: _, ...args }) => (
    <AlteredGateway change={change}>
      <OfTheOldest {...args} />
    </AlteredGateway>
  );

const withRefusal = (error: GatewayError) => (gateway: GatewayClient) => ({
  ...gateway,
  cards: { ...gateway.cards, callById: () => Promise.reject(error) },
});
const tooManyAttempts = new GatewayError('rate-limited', {
  msg: 'Too many attempts',
  status: 429,
  requestId: 'SA0421767225600000',
  retryAfterSeconds: 90,
});
const spentMeanwhile = new GatewayError('conflict', {
  msg: 'There are not enough funds for this',
  code: '40910',
  status: 409,
});
/** No answer comes, whatever is sent, and the error names the request that was sent. */
const withNoAnswer = (gateway: GatewayClient): GatewayClient => {
  const callById: typeof gateway.cards.callById = (_id, _name, _input, options) =>
    Promise.reject(new GatewayError('unknown-outcome', { msg: 'Network Error', requestId: options?.requestId }));
  return { ...gateway, cards: { ...gateway.cards, callById } };
};

const shown = () => screen.findByRole('heading', { name: 'Overview' }, PATIENCE);
const openDialog = async (action: string, title: string) => {
  await shown();
  await userEvent.click(await screen.findByRole('button', { name: action }));
  return screen.findByRole('dialog', { name: title }, PATIENCE);
};
const askForNumber = async (password?: string) => {
  const dialog = await openDialog('Show card number', 'Show card number');
  if (password === undefined) return dialog;
  await userEvent.type(within(dialog).getByLabelText(/^Your password/), password);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Show card number' }));
  return dialog;
};
const topUp = async (amount: string) => {
  const dialog = await openDialog('Top up', 'Top up this card');
  const box = await within(dialog).findByRole('textbox', { name: /^Amount/ }, PATIENCE);
  await waitFor(() => expect(box).toHaveFocus());
  await userEvent.keyboard(amount);
  return dialog;
};
const confirm = async (dialog: HTMLElement) =>
  userEvent.click(within(dialog).getByRole('button', { name: 'Confirm top-up' }));

export const Default: Story = { play: async () => void (await shown()) };

export const Loading: Story = { parameters: { gateway: 'pending' }, render: byId };

export const Failed: Story = {
  name: 'Error',
  parameters: { gateway: 'failing' },
  render: byId,
  play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
};

export const Unauthorized: Story = {
  parameters: { gateway: 'unauthorized' },
  render: byId,
  play: async () => void (await screen.findByText('You are signed out')),
};

export const ReadOnly: Story = {
  parameters: { operator: 'viewer' },
  play: async () => {
    await shown();
    await expect(screen.queryByRole('button', { name: 'Show card number' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Top up' })).toBeNull();
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, play: Default.play };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: Default.play };

export const AskingForNumber: Story = { play: async () => void (await askForNumber()) };

/** Its number is made from the id of the card and its countdown is that of the run. */
export const NumberShown: Story = {
  tags: ['!visual'],
  play: async () => {
    const dialog = await askForNumber(PASSWORD);
    await within(dialog).findByText(/^\d{4} \d{4} \d{4} \d{4}$/, undefined, PATIENCE);
    await expect(within(dialog).getByRole('timer')).toHaveTextContent(/^Hidden in (1:00|0:\d\d)$/);
  },
};

export const NumberShownDark: Story = { ...NumberShown, tags: ['!visual'], globals: { theme: 'dark' } };

export const WrongPassword: Story = {
  play: async () => {
    const dialog = await askForNumber('Guessed-2026');
    await within(dialog).findByText('This is not your password', undefined, PATIENCE);
    await expect(within(dialog).queryByRole('alert')).toBeNull();
  },
};

export const TooManyAttempts: Story = {
  render: under(withRefusal(tooManyAttempts)),
  play: async () => {
    const dialog = await askForNumber(PASSWORD);
    await within(dialog).findByText(/Try again in 90 seconds/, undefined, PATIENCE);
  },
};

export const ToppingUp: Story = {
  play: async () => {
    const dialog = await topUp('20.5');
    await within(dialog).findByText(/^USD 20\.50 moves from the account of/);
  },
};

export const ToppingUpRightToLeft: Story = { ...ToppingUp, globals: { direction: 'rtl' } };

export const ToppedUp: Story = {
  tags: ['!visual'],
  play: async () => {
    const dialog = await topUp('0.01');
    await confirm(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENCE);
    await screen.findAllByText('Topped up', undefined, PATIENCE);
  },
};

export const TopUpAboveBalance: Story = {
  play: async () => {
    const dialog = await topUp('900000000');
    await confirm(dialog);
    await within(dialog).findByText('The account does not have that much available');
  },
};

export const TopUpRefused: Story = {
  render: under(withRefusal(spentMeanwhile)),
  play: async () => {
    const dialog = await topUp('1');
    await confirm(dialog);
    await within(dialog).findByText('The account does not have that much available', undefined, PATIENCE);
  },
};

/** Its request id is that of the run. */
export const TopUpUnknown: Story = {
  tags: ['!visual'],
  render: under(withNoAnswer),
  play: async () => {
    const dialog = await topUp('1');
    await confirm(dialog);
    await within(dialog).findByText('The top-up may have been booked', undefined, PATIENCE);
    await expect(within(dialog).getByRole('textbox', { name: /^Amount/ })).toBeDisabled();
  },
};
