import type { GatewayClient } from '@corridor/core';
import { composeStory } from '@storybook/react-vite';
import { act, cleanup, waitFor } from '@testing-library/react';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import * as features from '../index';
import { AlteredGateway } from '../testing/AlteredGateway';

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
    const { gateway, query } = await firstRead();
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
    const tracks = () =>
      getComputedStyle(container.querySelector('.cr-Table') ?? container).getPropertyValue('--cr-tracks');
    const before = tracks();
    document.body.append(container);
    const root = await act(() => hydrateRoot(container, page));
    expect(error.mock.calls).toEqual([]);
    expect([tracks(), before]).toEqual([expect.stringContaining('minmax'), before]);
    error.mockRestore();
    act(() => root.unmount());
    container.remove();
  });
});

type CardQuery = Parameters<GatewayClient['cards']['page']>[0];

/** The gateway of the stories, and what a table of cards reads first. */
async function firstRead(): Promise<{ gateway: GatewayClient; query: CardQuery }> {
  const seen = { gateway: null as GatewayClient | null, queries: [] as CardQuery[] };
  const see = (gateway: GatewayClient): GatewayClient => {
    seen.gateway = gateway;
    const page: typeof gateway.cards.page = (query, options) => {
      seen.queries.push(query);
      return gateway.cards.page(query, options);
    };
    return { ...gateway, cards: { ...gateway.cards, page } };
  };
  const render = () => (
    <AlteredGateway change={see}>
      <CardTable />
    </AlteredGateway>
  );
  await composeStory({ render }, { title: 'Features/Server rendering' }).run();
  await waitFor(() => expect(seen.queries).not.toEqual([]));
  cleanup();
  const [query] = seen.queries;
  if (!seen.gateway || !query) throw new Error('The table asked for nothing.');
  return { gateway: seen.gateway, query };
}
