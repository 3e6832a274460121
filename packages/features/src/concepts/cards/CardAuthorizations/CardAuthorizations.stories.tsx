import type { AuthorizationDetail, CardDetail, DeclineReason } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AlteredGateway, type AlteredGatewayProps } from '../../../testing/AlteredGateway';
import {
  clearedAbove,
  declinedFor,
  expiredHold,
  heldInPart,
  heldWhole,
  reversalRecord,
  reversedWhole,
  sampleCard,
  settled,
  withAuthorizations,
  withoutAuthorizations,
} from '../../../testing/sampleAuthorizations';
import { toldFailure } from '../../../testing/toldTroubles';
import { CardAuthorizations } from './CardAuthorizations';

const meta = {
  title: 'Features/Cards/CardAuthorizations',
  component: CardAuthorizations,
  args: { card: sampleCard },
} satisfies Meta<typeof CardAuthorizations>;

export default meta;

type Story = StoryObj<typeof meta>;

const under =
  (change: AlteredGatewayProps['change']): NonNullable<Story['render']> =>
  (args) => (
    <AlteredGateway change={change}>
      <div style={{ maxInlineSize: 488 }}>
        <CardAuthorizations {...args} />
      </div>
    </AlteredGateway>
  );

const having = (...records: readonly AuthorizationDetail[]): NonNullable<Story['render']> =>
  under(withAuthorizations(records));

const EVERY = [heldWhole, heldInPart, declinedFor('overDailyLimit'), settled, clearedAbove, reversedWhole, expiredHold];

const open = async () => {
  const rows = await screen.findAllByRole('button', { name: /USD/ });
  await userEvent.click(rows[0] ?? document.body);
  return screen.findByRole('dialog');
};

/** Opens the first record and finds these words in it. */
const telling =
  (...words: readonly (string | RegExp)[]) =>
  async (): Promise<void> => {
    const dialog = await open();
    for (const word of words) await within(dialog).findAllByText(word);
  };

export const Default: Story = {
  render: having(...EVERY),
  play: async () => {
    await expect(await screen.findAllByRole('button', { name: /USD/ })).toHaveLength(5);
    await screen.findByText('5 of 7');
  },
};

export const AllShown: Story = {
  render: having(...EVERY),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /USD/ })).toHaveLength(7));
    await expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };

export const Empty: Story = {
  render: having(),
  play: async () => void (await screen.findByText('No payments yet')),
};

export const Loading: Story = {
  parameters: { gateway: 'pending' },
  play: async () => void (await screen.findByRole('status', { name: 'Loading authorizations' })),
};

export const Failed: Story = {
  name: 'Error',
  parameters: { gateway: 'failing' },
  play: toldFailure,
};

export const Forbidden: Story = {
  render: under(withoutAuthorizations),
  play: async () => void (await screen.findByText(/^You don’t have permission to see/)),
};

export const Held: Story = {
  render: having(heldWhole),
  play: telling('The full amount is on hold until the merchant captures it.', 'Requested amount', 'Hold expires'),
};

export const HeldInPart: Story = {
  render: having(heldInPart),
  play: async () => {
    await telling(/^Partly processed/, 'Reversed', 'Cleared', 'Still on hold', /^Refunded later/)();
    const sum = screen.getByText('Authorized', { selector: 'dt' }).closest('dl');
    await expect([...(sum?.querySelectorAll('dt, dd') ?? [])].map((cell) => cell.textContent)).toEqual([
      ...['Authorized', '100.00 USD', 'Reversed', '−25.00 USD'],
      ...['Cleared', '−45.00 USD', 'Still on hold', '30.00 USD'],
    ]);
  },
};

export const HeldInPartDark: Story = { ...HeldInPart, globals: { theme: 'dark' } };
export const HeldInPartRightToLeft: Story = { ...HeldInPart, globals: { direction: 'rtl' } };

export const Settled: Story = { render: having(settled), play: telling(/^The merchant captured the full amount/) };

export const ClearedAbove: Story = {
  render: having(clearedAbove),
  play: telling(/^The merchant captured more/, 'Cleared above the authorized amount'),
};

/** Laid out as Settled. */
export const Reversed: Story = {
  tags: ['!visual'],
  render: having(reversedWhole),
  play: telling(/^The merchant reversed the full amount/),
};

export const ReversalRecord: Story = {
  render: having(reversalRecord, reversedWhole),
  play: telling('Reversal', 'Open that payment'),
};

/** Laid out as Settled. */
export const Expired: Story = {
  tags: ['!visual'],
  render: having(expiredHold),
  play: telling(/^The merchant didn’t capture the amount in time/),
};

/** The card as a reason needs it, so that its remedy helps. */
const CARDS: Readonly<Partial<Record<DeclineReason, Partial<CardDetail>>>> = {
  notActivated: { status: 'unactivated', allowedActions: ['activate'] },
  blocked: { status: 'blocked', allowedActions: ['unblock'] },
  lost: { status: 'lost', allowedActions: ['cancelLoss', 'revoke'] },
  expired: { status: 'expired', allowedActions: [] },
  overDailyLimit: { limits: { ...sampleCard.limits, daily: { amount: '500.00', currency: 'USD' } } },
};

const declined = (reason: DeclineReason, more: Partial<AuthorizationDetail> = {}): Story => ({
  args: { card: { ...sampleCard, ...CARDS[reason] } },
  render: having({ ...declinedFor(reason), ...more }),
});

/** Its remedy is a button. */
const offering = (reason: DeclineReason, title: string, button: string): Story => ({
  ...declined(reason),
  play: async () => {
    await telling(title)();
    await screen.findByRole('button', { name: button });
  },
});

export const DeclinedNotActivated = offering('notActivated', 'The card is not activated', 'Activate the card');
/** Laid out as DeclinedNotActivated. */
export const DeclinedBlocked: Story = {
  ...offering('blocked', 'The card is blocked', 'Unblock the card'),
  tags: ['!visual'],
};
/** Laid out as DeclinedNotActivated. */
export const DeclinedLost: Story = {
  ...offering('lost', 'The card is reported lost', 'Mark the card as found'),
  tags: ['!visual'],
};
/** Laid out as DeclinedNotActivated. */
export const DeclinedExpired: Story = {
  ...offering('expired', 'The card has expired', 'Apply for a replacement card'),
  tags: ['!visual'],
};
/** Laid out as DeclinedNoMoney. */
export const DeclinedOverLimit: Story = {
  ...offering('overDailyLimit', 'Over the daily limit', 'Raise the card limits'),
  tags: ['!visual'],
};
export const DeclinedNoMoney = offering('insufficientFunds', 'Insufficient funds', 'Top up the card');
export const DeclinedNoMoneyDark: Story = { ...DeclinedNoMoney, globals: { theme: 'dark' } };
export const DeclinedNoMoneyRightToLeft: Story = { ...DeclinedNoMoney, globals: { direction: 'rtl' } };

/** No button: somebody else may. */
export const DeclinedForOthers: Story = {
  ...declined('blocked', { remedy: null }),
  play: async () => {
    await telling(/^Unblock the card: your role doesn’t allow this/)();
    await expect(screen.queryByRole('button', { name: 'Unblock the card' })).toBeNull();
  },
};

/** No button: the card is usable again. Laid out as DeclinedForOthers. */
export const DeclinedMended: Story = {
  tags: ['!visual'],
  args: { card: sampleCard },
  render: having(declinedFor('blocked')),
  play: telling(/^No action needed/),
};

/** No button: the limit was never lowered. */
export const DeclinedAtDefault: Story = {
  args: { card: sampleCard },
  render: having(declinedFor('overSingleLimit')),
  play: telling(/^“Single-payment limit” is at its default/, 'Current limit: 5,000.00 USD (Single-payment limit)'),
};

/** Its picture would show a request id, which is another each time. */
export const RecordFailed: Story = {
  tags: ['!visual'],
  render: under((gateway) => ({
    ...gateway,
    authorizations: { ...withAuthorizations([heldWhole])(gateway).authorizations, get: gateway.authorizations.get },
  })),
  play: async () => {
    await open();
    await screen.findByRole('alert');
  },
};

export const RecordLoading: Story = {
  render: under((gateway) => ({
    ...gateway,
    authorizations: {
      ...withAuthorizations([heldWhole])(gateway).authorizations,
      get: () => new Promise<never>(() => undefined),
    },
  })),
  play: async () => void (await open()),
};
