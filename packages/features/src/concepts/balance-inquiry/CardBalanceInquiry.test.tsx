import type { CardSession, GatewayClient } from '@corridor/core';
import { composeStory } from '@storybook/react-vite';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fn, userEvent } from 'storybook/test';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { AlteredGateway } from '../../testing/AlteredGateway';
import { renderWidget } from '../../testing/renderWidget';
import { deferred } from '../../testing/scriptedGateway';
import { CardBalanceInquiry, type CardBalanceInquiryProps } from './CardBalanceInquiry';
import meta from './CardBalanceInquiry.stories';

const PASSWORD = 'Corridor-2026';

let gateway: GatewayClient;
let card: { number: string; expiry: string; holderName: string };

beforeAll(async () => {
  const see = (reached: GatewayClient) => {
    gateway = reached;
    return reached;
  };
  const render = () => <AlteredGateway change={see}>{null}</AlteredGateway>;
  await composeStory({ render, parameters: { operator: 'administrator' } }, meta).run();
  const { items } = await gateway.cards.page({ page: 1, size: 1, filter: { status: ['normal'] } });
  const { id = '', expiry = '', holderName = '' } = items[0] ?? {};
  const { number } = await gateway.cards.callById(id, 'reveal', { password: PASSWORD });
  card = { number, expiry: `${expiry.slice(5)}/${expiry.slice(2, 4)}`, holderName };
});

const numberBox = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Card number/ });

async function ask(): Promise<void> {
  await userEvent.type(await numberBox(), card.number);
  await userEvent.type(screen.getByRole('textbox', { name: /^Expiry date/ }), card.expiry);
  await userEvent.click(screen.getByRole('button', { name: 'Show balance' }));
}

/** Asks for the balance of a real card, and gives the token that the host hears of. */
async function openInquiry(props: CardBalanceInquiryProps = {}) {
  const onOpened = fn<(session: CardSession) => void>();
  const view = renderWidget(<CardBalanceInquiry {...props} onOpened={onOpened} />, { gateway });
  await ask();
  await screen.findByText(card.holderName);
  return { ...view, cardToken: onOpened.mock.calls[0]?.[0].cardToken ?? '' };
}

const isEnded = (cardToken: string) =>
  waitFor(() => expect(gateway.balanceInquiry.query({ cardToken })).rejects.toMatchObject({ kind: 'not-found' }));

describe('CardBalanceInquiry', () => {
  it('ends its inquiry on the server when the host takes it away', async () => {
    const { cardToken, unmount } = await openInquiry();
    expect((await gateway.balanceInquiry.query({ cardToken })).holderName).toBe(card.holderName);
    unmount();
    await isEnded(cardToken);
  });

  it('ends it when its page is left, and shows nothing of it to who comes back', async () => {
    const { cardToken } = await openInquiry();
    fireEvent(window, new Event('pagehide'));
    await isEnded(cardToken);
    expect((await numberBox()).value).toBe('');
    expect(screen.queryByText(card.holderName)).toBeNull();
  });

  it('ends one that is opened only after it went', async () => {
    const answer = deferred<CardSession>();
    const open = vi.fn(() => answer.promise);
    const onOpened = vi.fn();
    const slow = { ...gateway, balanceInquiry: { ...gateway.balanceInquiry, open } };
    const { unmount } = renderWidget(<CardBalanceInquiry onOpened={onOpened} />, { gateway: slow });
    await ask();
    await waitFor(() => expect(open).toHaveBeenCalledOnce());
    unmount();
    const expiry = `20${card.expiry.slice(3)}-${card.expiry.slice(0, 2)}`;
    const session = await gateway.balanceInquiry.open({ cardNumber: card.number, expiry });
    answer.resolve(session);
    await isEnded(session.cardToken);
    expect(onOpened).not.toHaveBeenCalled();
  });

  it('leaves one that the host keeps to the host', async () => {
    const { cardToken, rerender, unmount } = await openInquiry();
    rerender(<CardBalanceInquiry cardToken={cardToken} />);
    fireEvent(window, new Event('pagehide'));
    expect(await screen.findByText(card.holderName)).toBeTruthy();
    unmount();
    expect((await gateway.balanceInquiry.query({ cardToken })).holderName).toBe(card.holderName);
    await gateway.balanceInquiry.close({ cardToken });
  });
});
