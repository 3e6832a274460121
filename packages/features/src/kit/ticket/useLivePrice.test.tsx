import { type ExchangeQuote, type ExchangeQuoteRequest, loadHttp } from '@corridor/core';
import { act } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderRuntimeHook } from '../../testing/renderWidget';
import { deferred, scriptedGateway } from '../../testing/scriptedGateway';
import { scriptedQuote } from '../../testing/scriptedQuote';
import type { PriceSource } from './PriceSource';
import { useLivePrice } from './useLivePrice';

const question = (amount: string): ExchangeQuoteRequest => ({
  ownerId: 'p1',
  sellCurrency: 'USD',
  buyCurrency: 'EUR',
  fixedSide: 'sell',
  amount: { amount, currency: 'USD' },
});
const LATER = { id: 'q2', buy: { amount: '89.00', currency: 'EUR' }, clientRate: '0.89' } as const;
const QUOTES: PriceSource<ExchangeQuoteRequest, ExchangeQuote> = {
  segment: 'exchange-quote',
  ask: ({ exchangeQuotes }, request, options) => exchangeQuotes.create(request, options),
  renew: ({ exchangeQuotes }, { id }, options) => exchangeQuotes.callById(id, 'requote', {}, options),
  lifeOf: ({ createdAt, expiresAt }) => Date.parse(expiresAt) - Date.parse(createdAt),
  differs: (before, now) => before.clientRate !== now.clientRate,
};
const STEP_MS = 250;
const OVER = { expiresAt: '2026-03-04T10:00:00.010Z' };

/** Lets time pass in steps, so that what React does in one begins its own waiting in the next. */
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= STEP_MS) await act(() => vi.advanceTimersByTimeAsync(STEP_MS));
}

// The code of the transport is fetched in real time.
beforeAll(async () => void (await loadHttp()));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a live price', () => {
  it('aborts a question that is out of date, and never shows its answer', async () => {
    const first = deferred<ExchangeQuote>();
    const { gateway, requests } = scriptedGateway(() => (requests.length === 1 ? first.promise : scriptedQuote(LATER)));
    const { result, rerender } = renderRuntimeHook(
      (amount: string) => useLivePrice(QUOTES, question(amount), false),
      { gateway },
      '1.00',
    );
    await pass(3000);
    expect(requests).toHaveLength(1);
    rerender('2.00');
    expect(requests[0]?.signal.aborted).toBe(true);
    await pass(3000);
    expect(result.current.price?.id).toBe('q2');
    await act(async () => first.resolve(scriptedQuote({})));
    expect(result.current.price?.id).toBe('q2');
  });

  it('asks once for what was typed in one go', async () => {
    const { gateway, requests } = scriptedGateway(() => scriptedQuote({}));
    const { result, rerender } = renderRuntimeHook(
      (amount: string) => useLivePrice(QUOTES, question(amount), false),
      { gateway },
      '1.00',
    );
    for (const amount of ['12.00', '123.00', '1234.00']) rerender(amount);
    await pass(3000);
    expect(result.current.price).toBeDefined();
    expect(requests.map(({ body }) => body)).toMatchObject([{ data: { amount: { amount: '1234.00' } } }]);
  });

  it('renews a price that is over; a changed one waits for a yes', async () => {
    const { gateway, requests } = scriptedGateway(({ path }) =>
      path.endsWith('/create') ? scriptedQuote(OVER) : scriptedQuote(LATER),
    );
    const { result } = renderRuntimeHook(() => useLivePrice(QUOTES, question('100.00'), false), { gateway }, undefined);
    await pass(3000);
    expect(result.current.before?.id).toBe('q1');
    expect(requests.at(-1)?.body).toMatchObject({ id: 'q1', method: 'requote' });
    act(() => result.current.accept());
    expect([result.current.before, result.current.price?.id]).toEqual([undefined, 'q2']);
  });

  it('renews an unchanged price a few times without a word, then waits for somebody', async () => {
    const { gateway, requests } = scriptedGateway(() => scriptedQuote(OVER));
    const { result } = renderRuntimeHook(() => useLivePrice(QUOTES, question('100.00'), false), { gateway }, undefined);
    await pass(3000);
    expect(result.current.expired).toBe(true);
    const asked = requests.length;
    expect(asked).toBeGreaterThan(1);
    act(() => result.current.renew());
    await pass(3000);
    expect(requests.length).toBeGreaterThan(asked);
    expect(result.current.before).toBeUndefined();
  });

  it('asks for no price while nobody can see the page, and at once when somebody does', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    try {
      const { gateway, requests } = scriptedGateway(() => scriptedQuote(OVER));
      const asked = { gateway };
      const { result } = renderRuntimeHook(() => useLivePrice(QUOTES, question('100.00'), false), asked, undefined);
      await pass(60_000);
      expect([requests.length, result.current.price?.id]).toEqual([1, 'q1']);
      hidden.mockReturnValue(false);
      await pass(250);
      expect(requests.map(({ path }) => path.split('/')[1])).toEqual(['create', 'call-by-id']);
    } finally {
      hidden.mockRestore();
    }
  });

  it('leaves a price alone while an order is under way', async () => {
    const { gateway, requests } = scriptedGateway(() => scriptedQuote(OVER));
    const { result, rerender } = renderRuntimeHook(
      (paused: boolean) => useLivePrice(QUOTES, question('100.00'), paused),
      { gateway },
      true,
    );
    await pass(3000);
    expect(result.current.price).toBeDefined();
    expect([requests.length, result.current.expired]).toEqual([1, false]);
    rerender(false);
    await pass(3000);
    expect(requests.length).toBeGreaterThan(1);
  });
});
