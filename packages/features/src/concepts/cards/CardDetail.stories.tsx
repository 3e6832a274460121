import { type GatewayClient, GatewayError } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AlteredGateway } from '../../testing/AlteredGateway';
import { detailStories } from '../../testing/detailStories';
import { cardDetailDocs } from '../../testing/docs/cardDocs';
import { CardDetail } from './cardDetail';

// The oldest dollar card that a holder pays with alone.
const states = detailStories(CardDetail, {
  concept: 'cards',
  idProp: 'cardId',
  filter: { status: ['normal'], currency: ['USD'], shared: false },
  sort: { field: 'createdAt', direction: 'asc' },
  shows: 'Overview',
});

const meta = {
  title: 'Features/Cards/CardDetail',
  component: CardDetail,
  tags: ['autodocs'],
  parameters: cardDetailDocs,
  args: { cardId: '' },
  render: states.render,
} satisfies Meta<typeof CardDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

const PASSWORD = 'Corridor-2026';

const under =
  (change: (gateway: GatewayClient) => GatewayClient): NonNullable<Story['render']> =>
  (args) => <AlteredGateway change={change}>{states.render(args)}</AlteredGateway>;

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
/** The first top-up never arrives; the error names the request that was sent. */
const withLostRequest = (gateway: GatewayClient): GatewayClient => {
  let isFirst = true;
  const callById: typeof gateway.cards.callById = (id, name, input, options) => {
    if (name !== 'topUp' || !isFirst) return gateway.cards.callById(id, name, input, options);
    isFirst = false;
    return Promise.reject(new GatewayError('unknown-outcome', { msg: 'Network Error', requestId: options?.requestId }));
  };
  return { ...gateway, cards: { ...gateway.cards, callById } };
};

const shown = () => screen.findByRole('heading', { name: 'Overview' });
const openDialog = async (action: string, title: string) => {
  await shown();
  await userEvent.click(await screen.findByRole('button', { name: action }));
  return screen.findByRole('dialog', { name: title });
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
  const box = await within(dialog).findByRole('textbox', { name: /^Amount/ });
  await waitFor(() => expect(box).toHaveFocus());
  await userEvent.keyboard(amount);
  return dialog;
};
const press = async (dialog: HTMLElement, name: string) =>
  userEvent.click(await within(dialog).findByRole('button', { name }));
const reviewed = async (amount: string) => {
  const dialog = await topUp(amount);
  await within(dialog).findByText('New card balance');
  await press(dialog, 'Review');
  await within(dialog).findByRole('heading', { name: 'Review the top-up' });
  return dialog;
};
const sent = async (amount: string) => {
  const dialog = await reviewed(amount);
  await press(dialog, 'Confirm top-up');
  return dialog;
};

export const Default: Story = states.Default;
export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Unauthorized: Story = states.Unauthorized;
export const Dark: Story = states.Dark;
export const RightToLeft: Story = states.RightToLeft;

export const ReadOnly: Story = {
  parameters: { operator: 'viewer' },
  play: async () => {
    await shown();
    await expect(screen.queryByRole('button', { name: 'Show card number' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Top up' })).toBeNull();
  },
};

export const AskingForNumber: Story = { play: async () => void (await askForNumber()) };

/** Its number is made from the id of the card and its countdown is that of the run. */
export const NumberShown: Story = {
  tags: ['!visual'],
  play: async () => {
    const dialog = await askForNumber(PASSWORD);
    await within(dialog).findByText(/^\d{4} \d{4} \d{4} \d{4}$/);
    await expect(within(dialog).getByRole('timer')).toHaveTextContent(/^Hides in 0:[0-3]\d$/);
  },
};

export const NumberShownDark: Story = { ...NumberShown, tags: ['!visual'], globals: { theme: 'dark' } };

export const WrongPassword: Story = {
  play: async () => {
    const dialog = await askForNumber('Guessed-2026');
    await within(dialog).findByText('Incorrect password');
    await expect(within(dialog).queryByRole('alert')).toBeNull();
  },
};

export const TooManyAttempts: Story = {
  render: under(withRefusal(tooManyAttempts)),
  play: async () => {
    const dialog = await askForNumber(PASSWORD);
    await within(dialog).findByText(/Try again in 90 seconds/);
  },
};

export const ToppingUp: Story = {
  play: async () => {
    const dialog = await topUp('20.5');
    await within(dialog).findByText('New card balance');
  },
};

export const ToppingUpRightToLeft: Story = { ...ToppingUp, globals: { direction: 'rtl' } };

export const TopUpReview: Story = { play: async () => void (await reviewed('20.5')) };

/** Its id and time are those of the run. */
export const ToppedUp: Story = {
  tags: ['!visual'],
  play: async () => {
    const dialog = await sent('1');
    await within(dialog).findByRole('heading', { name: 'Top-up completed' });
  },
};

export const TopUpAboveBalance: Story = {
  play: async () => {
    const dialog = await topUp('900000000');
    await within(dialog).findByText(/^You need .+ more/);
    await expect(within(dialog).getByRole('button', { name: 'Review' })).toBeDisabled();
  },
};

export const TopUpRefused: Story = {
  tags: ['!visual'],
  render: under(withRefusal(spentMeanwhile)),
  play: async () => {
    const dialog = await sent('1');
    await within(dialog).findByText(/^There are not enough funds for this\./);
  },
};

/** The first request never arrives; its request id is that of the run. */
export const TopUpLost: Story = {
  tags: ['!visual'],
  render: under(withLostRequest),
  play: async () => {
    const dialog = await sent('1');
    await within(dialog).findByText('No matching order found');
  },
};
