import type { Card, GatewayClient } from '@corridor/core';
import { act, cleanup, render } from '@testing-library/react';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import * as features from '../index';
import { scriptedGateway } from '../testing/scriptedGateway';

const { CorridorProvider, CardTable, initialPage } = features;

const PARTS = ['CorridorProvider', 'ListTable', 'ListToolbar'];
const id = '0198a000-0000-7000-8000-00000000000f';
const props = { id, card: { id, status: 'normal', allowedActions: [] } };

const access = { baseURL: 'http://gateway.test', getAccessToken: () => undefined };
const theme = { primary: '#0a5c36' };

const styleAttributes = (html: string): readonly string[] => html.match(/<[^>]* style="[^>]*>/g) ?? [];

describe('what a server writes', () => {
  const widgets = Object.entries(features).filter(([name]) => /^[A-Z][a-z]/.test(name) && !PARTS.includes(name));

  it.each(widgets)('has no style attribute: %s', (_, Widget) => {
    const widget = createElement(Widget as ComponentType<typeof props>, props);
    const html = renderToString(
      <CorridorProvider {...access} theme={theme}>
        {widget}
      </CorridorProvider>,
    );
    expect(styleAttributes(html)).toEqual([]);
  });

  it('has none around rows that are known already, and is taken over as it is', async () => {
    const { gateway, query } = firstRead();
    const rows = initialPage(gateway.cards, query, await gateway.cards.page(query));
    const page: ReactElement = (
      <CorridorProvider gateway={gateway} theme={theme} initialData={[rows]}>
        <CardTable />
      </CorridorProvider>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    expect(container.innerHTML).toMatch(/•••• \d{4}/);
    expect(styleAttributes(container.innerHTML)).toEqual([]);
    const error = vi.spyOn(console, 'error');
    document.body.append(container);
    const tracks = () =>
      getComputedStyle(container.querySelector('.cr-Table') ?? container).getPropertyValue('--cr-tracks');
    const served = tracks();
    expect(served).toContain('minmax');
    const root = await act(() => hydrateRoot(container, page));
    expect(error.mock.calls).toEqual([]);
    expect(tracks()).toBe(served);
    error.mockRestore();
    act(() => root.unmount());
    container.remove();
  });
});

type CardQuery = Parameters<GatewayClient['cards']['page']>[0];

const card: Card = {
  id,
  merchantId: id,
  merchantName: 'Northwind',
  holderName: 'Ada Lovelace',
  bin: '424242',
  last4: '4242',
  scheme: 'visa',
  type: 'virtual',
  model: 'commercial',
  shared: false,
  status: 'normal',
  currency: 'EUR',
  balance: { amount: '12.50', currency: 'EUR' },
  expiry: '2031-05',
  activatedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  allowedActions: [],
};

/** A gateway with one card, and what a table of cards reads of it first. */
function firstRead(): { gateway: GatewayClient; query: CardQuery } {
  const { gateway } = scriptedGateway(() => ({ items: [card], page: 1, size: 10, total: 1, allowedActions: [] }));
  const queries: CardQuery[] = [];
  const page: typeof gateway.cards.page = (query, options) => {
    queries.push(query);
    return gateway.cards.page(query, options);
  };
  render(
    <CorridorProvider gateway={{ ...gateway, cards: { ...gateway.cards, page } }}>
      <CardTable />
    </CorridorProvider>,
  );
  cleanup();
  const [query] = queries;
  if (!query) throw new Error('The table asked for nothing.');
  return { gateway, query };
}
