import type { GatewayClient } from '@corridor/core';
import type { ComponentType } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { AlteredGateway } from './AlteredGateway';
import { type Ordered, withLostAnswerOf, withLostOrderOf, withNoAnswerOf } from './oddOrders';
import { toldSignedOut } from './toldTroubles';

/** What the stories of a ticket need to know of it. */
export interface TicketStoriesInput<Props> {
  readonly concept: Ordered;
  /** The ticket, filled in so that it has a price. */
  readonly FilledIn: ComponentType<Props>;
  /** A line of the price. */
  readonly price: string;
  /** Says what is missing where there is not enough money. */
  readonly short: RegExp;
  /** Heading of the review. */
  readonly review: string;
  /** Words of the button that orders. */
  readonly confirm: string;
  /** Box to tick before that, where it stands there. */
  readonly again?: string;
  /** Heading of the outcome. */
  readonly accepted: string | RegExp;
  /** Said where nobody has money that it could move. */
  readonly empty: string;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const showing = (text: string | RegExp) => async () => void (await screen.findByText(text));

/** States that every ticket has, as stories of its widget, and the steps that lead through it. */
export function ticketStories<Props extends object>(input: TicketStoriesInput<Props>) {
  const { concept, FilledIn, price, short, review, confirm, again, accepted, empty } = input;
  const steps = stepsOf({ price, review, confirm, again, accepted });
  const render = (args: Props) => <FilledIn {...args} />;
  const under = (change: (gateway: GatewayClient) => GatewayClient) => (args: Props) => (
    <AlteredGateway change={change}>
      <FilledIn {...args} />
    </AlteredGateway>
  );
  const Priced = { render, play: steps.priced };
  return {
    ...steps,
    ...{ render, under, Priced },
    InsufficientBalance: {
      render,
      args: { initial: { amount: '900000000' } },
      play: async () => {
        await screen.findByText(short);
        await expect(screen.getByRole('button', { name: 'Review' })).toBeDisabled();
      },
    },
    Review: { render, play: steps.reviewed },
    UnknownOutcome: {
      render: under(withNoAnswerOf(concept)),
      play: async () => {
        await steps.sent();
        await screen.findByText(/can’t be reached right now/);
        await expect(screen.getByRole('button', { name: 'Resend request' })).toBeDisabled();
      },
    },
    NoSuchOrder: {
      render: under(withLostOrderOf(concept)),
      play: async () => {
        await steps.sent();
        await screen.findByText('No matching order found');
      },
    },
    LostAnswer: {
      render: under(withLostAnswerOf(concept)),
      play: async ({ args }: { readonly args: { readonly onAccepted?: unknown } }) => {
        await steps.sent();
        await steps.done();
        await expect(args.onAccepted).toHaveBeenCalledOnce();
      },
    },
    Empty: { parameters: { gateway: 'empty' }, play: showing(empty) },
    Loading: { parameters: { gateway: 'pending' } },
    Failed: {
      parameters: { gateway: 'failing' },
      play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
    },
    Unauthorized: { parameters: { gateway: 'unauthorized' }, play: toldSignedOut },
    Dark: { ...Priced, globals: { theme: 'dark' } },
    RightToLeft: { ...Priced, globals: { direction: 'rtl' } },
  };
}

type Steps = Pick<TicketStoriesInput<object>, 'price' | 'review' | 'confirm' | 'accepted'> & {
  readonly again: string | undefined;
};

function stepsOf({ price, review, confirm, again, accepted }: Steps) {
  const priced = showing(price);
  const reviewed = async () => {
    await priced();
    await press('Review');
    await screen.findByRole('heading', { name: review });
  };
  const sent = async () => {
    await reviewed();
    // What ran before on the same gateway may have ordered the same.
    const box = again && screen.queryByRole('checkbox', { name: again });
    if (box) await userEvent.click(box);
    await press(confirm);
  };
  const done = async () => void (await screen.findByRole('heading', { name: accepted }));
  return { press, priced, reviewed, sent, done };
}
