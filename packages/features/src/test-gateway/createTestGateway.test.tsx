import { createGatewayClient, fixtures, type GatewayErrorKind } from '@corridor/core';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import { CardTable } from '../concepts/cards';
import { ExchangeOrderForm } from '../concepts/exchange-orders';
import { mount } from '../embed';
import { renderWidget } from '../testing/renderWidget';
import { createTestGateway } from './createTestGateway';
import type { InterceptedRoute } from './InterceptedRoute';
import type { TestMood } from './TestGateway';

const kindOf = (call: Promise<unknown>): Promise<GatewayErrorKind | undefined> =>
  call.then(
    () => undefined,
    (error) => error.kind,
  );

describe('a widget on a test gateway', () => {
  it('shows sample rows, filters them and opens one', async () => {
    const { client, calls } = createTestGateway();
    renderWidget(<CardTable />, { gateway: client });
    await screen.findByText('Showing 1 to 10 of 24 entries');
    await userEvent.type(screen.getByRole('searchbox'), `${fixtures.cards.holderName} 7{Enter}`);
    await screen.findByText('Showing 1 to 1 of 1 entries');
    await userEvent.click(screen.getAllByText(`${fixtures.cards.holderName} 7`).at(-1) ?? document.body);
    await screen.findByRole('dialog');
    expect(calls.map(({ name }) => name)).toContain('card/get');
  });

  it.each<[TestMood, RegExp]>([
    ['empty', /Your list is empty/],
    ['unauthorized', /You are signed out/],
    ['forbidden', /You don’t have permission/],
    ['failing', /Service currently unavailable/],
  ])('in the mood %s says so', async (mood, words) => {
    renderWidget(<CardTable />, { gateway: createTestGateway({ mood }).client });
    await screen.findByText(words);
  });

  it('recovers with its gateway', async () => {
    const gateway = createTestGateway({ mood: 'failing' });
    renderWidget(<CardTable />, { gateway: gateway.client });
    const again = await screen.findByRole('button', { name: 'Try again' });
    gateway.setMood('working');
    await userEvent.click(again);
    await screen.findByText('Showing 1 to 10 of 24 entries');
  });

  it('draws a form whose calls have answers of ours', async () => {
    renderWidget(<ExchangeOrderForm />, { gateway: createTestGateway().client });
    await screen.findByText('You sell');
  });
});

describe('records of a test gateway', () => {
  it('are those that a test gives, and change by what is written', async () => {
    const { client } = createTestGateway({ records: { cards: [{ id: 'a', status: 'normal' }, { id: 'b' }] } });
    const { items, allowedActions } = await client.cards.page({ page: 1, size: 10 });
    expect(items.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(allowedActions).toContain('export');
    expect((await client.cards.callById('a', 'block', {})).status).toBe('blocked');
    expect((await client.cards.list({ filter: { status: ['blocked'] } })).map(({ id }) => id)).toEqual(['a']);
    await client.cards.delete('b');
    expect(await kindOf(client.cards.get('b'))).toBe('not-found');
  });

  it('are written to a file as an export asks', async () => {
    const { client } = createTestGateway();
    const columns = [
      { field: 'last4', header: 'Ends in' },
      { field: 'balance.currency', header: 'Currency, ISO' },
    ];
    const { blob, name } = await client.cards.export({ columns, slice: { page: 1, size: 1 } });
    expect(name).toBe('card.csv');
    expect(await blob.text()).toBe(`Ends in,"Currency, ISO"\r\n${fixtures.cards.last4},USD\r\n`);
  });
});

describe('calls of a test gateway', () => {
  it('are answered by the test where it says so, and else named', async () => {
    const revealed = { number: '4242424242424242', cvv2: '123', expiry: '2029-02', hideAt: '2026-03-02T09:31:00.000Z' };
    const { client } = createTestGateway({ answers: { cards: { reveal: () => revealed } } });
    expect(await client.cards.callById(fixtures.cards.id, 'reveal', { password: 'x' })).toEqual(revealed);
    const none = client.paymentOrders.callById(fixtures.paymentOrders.id, 'receipt', {});
    await expect(none).rejects.toThrow('answers: { paymentOrders: { receipt: … } }');
  });

  it('end with their callers', async () => {
    const { client } = createTestGateway({ mood: 'pending' });
    const controller = new AbortController();
    const call = kindOf(client.cards.page({ page: 1, size: 10 }, { signal: controller.signal }));
    controller.abort();
    expect(await call).toBe('canceled');
  });

  it('arrive by fetch as over a network', async () => {
    const gateway = createTestGateway();
    const client = createGatewayClient({ baseURL: 'https://partner.test/corridor', fetch: gateway.fetch });
    expect((await client.cards.page({ page: 3, size: 10 })).items).toHaveLength(4);
    gateway.setMood('forbidden');
    expect(await kindOf(client.cards.page({ page: 1, size: 10 }))).toBe('forbidden');
  });

  it('arrive from a page that Playwright drives', async () => {
    const fulfill = vi.fn<InterceptedRoute['fulfill']>(async () => undefined);
    const request = () => ({
      url: () => 'https://partner.test/api/portal/cms/card/page',
      method: () => 'POST',
      postData: () => '{"page":1,"size":10}',
      headers: () => ({}),
    });
    await createTestGateway().route({ request, fulfill });
    const [answer] = fulfill.mock.calls[0] ?? [];
    expect(answer?.status).toBe(200);
    expect(JSON.parse(answer?.body ?? '').data.total).toBe(24);
  });

  it('serve a page without React', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    const mounted = mount(place, 'CardTable', { gateway: createTestGateway().client });
    await waitFor(() => expect(place.textContent).toContain('of 24 entries'));
    mounted.unmount();
    place.remove();
  });
});
