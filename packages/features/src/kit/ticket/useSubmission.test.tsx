import { type ExchangeOrder, type GatewayClient, loadHttp } from '@corridor/core';
import { act } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderRuntimeHook } from '../../testing/renderWidget';
import { refusal, type Script, scriptedGateway } from '../../testing/scriptedGateway';
import type { OrderRules } from './OrderRules';
import type { TicketData, TicketShape } from './TicketShape';
import { useSubmission } from './useSubmission';

const ORDER = { id: 'o1', sell: { amount: '1.00', currency: 'USD' }, buy: { amount: '0.90', currency: 'EUR' } };

interface OfQuotes extends TicketShape {
  readonly concept: 'exchangeOrders';
  readonly input: { quoteId: string };
  readonly key: { quoteId: string };
  readonly order: ExchangeOrder;
  readonly data: TicketData;
}

const RULES: OrderRules<OfQuotes> = {
  of: ({ exchangeOrders }) => exchangeOrders,
  inputOf: () => ({ quoteId: 'q1' }),
  keyOf: ({ input }) => input,
  accepted: () => 'Accepted',
  event: ({ id }, message) => ({ type: 'exchangeOrders.created', id, message }),
  longestLife: 180_000,
  pending: {
    write: ({ input }) => input.quoteId,
    read: (quoteId) => ({ input: { quoteId }, requestId: 'SA1' }),
  },
};

const submissionOptions = () => ({
  rules: RULES,
  onAccepted: vi.fn<(order: ExchangeOrder) => void>(),
  onOutdated: vi.fn(),
  onPendingChange: vi.fn<(quoteId: string | null) => void>(),
});

function submissionOn(gateway: GatewayClient, pending: string | null = null) {
  const options = { ...submissionOptions(), pending };
  const { result } = renderRuntimeHook(() => useSubmission<OfQuotes>(options), { gateway }, undefined);
  const send = () => untilDone(() => result.current.send({ quoteId: 'q1' }));
  return { result, send, ...options };
}

/** Lets time pass until something is done: until a lost order was looked up, say. */
const untilDone = (doing: () => Promise<unknown>) =>
  act(async () => {
    let isDone = false;
    const done = doing().finally(() => {
      isDone = true;
    });
    while (!isDone) await vi.advanceTimersByTimeAsync(250);
    await done;
  });

const script =
  (create: () => unknown, lookUp: () => unknown): Script =>
  ({ path }) =>
    path.endsWith('/create') ? create() : lookUp();

const lostLine = () => Promise.reject(new TypeError('the line broke'));
const noSuchOrder = () => refusal(404, 'This exchange-order does not exist');

// The code of the transport is fetched in real time.
beforeAll(async () => void (await loadHttp()));
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('sending an exchange order', () => {
  it('looks a lost order up until there is an answer, and sends again under the same request id', async () => {
    let lost = true;
    const { gateway, requests } = scriptedGateway(script(() => (lost ? lostLine() : ORDER), noSuchOrder));
    const { result, send, onAccepted } = submissionOn(gateway);
    await send();
    expect(result.current.now.state).toBe('absent');
    expect(requests.filter(({ path }) => path.endsWith('/get-by')).length).toBeGreaterThan(1);
    lost = false;
    await send();
    expect(result.current.now.state).toBe('done');
    expect(onAccepted).toHaveBeenCalledOnce();
    const ids = requests.filter(({ path }) => path.endsWith('/create')).map(({ requestId }) => requestId);
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  it('waits for other people where a policy asks for their approval, and does not look for an order', async () => {
    const waiting = { code: '20200', msg: 'Accepted for approval', kind: 'awaiting-approval' };
    const answer = () => Response.json({ ...waiting, params: { approvalId: 'a1' } }, { status: 202 });
    const { gateway, requests } = scriptedGateway(script(answer, noSuchOrder));
    const { result, send, onAccepted } = submissionOn(gateway);
    await send();
    expect(result.current.now).toMatchObject({ state: 'awaiting', error: { params: { approvalId: 'a1' } } });
    expect([result.current.pending, requests.length]).toEqual([null, 1]);
    expect(onAccepted).not.toHaveBeenCalled();
  });

  it('finds an order that a server took before it failed', async () => {
    const { gateway } = scriptedGateway(
      script(
        () => refusal(502, 'Bad gateway'),
        () => ORDER,
      ),
    );
    const { result, send, onAccepted } = submissionOn(gateway);
    await send();
    expect(result.current.now.state).toBe('done');
    expect(onAccepted).toHaveBeenCalledWith(expect.objectContaining({ id: 'o1' }));
  });

  it('stays unknown while the look-up is not answered, and is settled by the next one', async () => {
    let away = true;
    const { gateway } = scriptedGateway(script(lostLine, () => (away ? lostLine() : ORDER)));
    const { result, send } = submissionOn(gateway);
    await send();
    expect(result.current.now.state).toBe('unknown');
    away = false;
    await untilDone(() => result.current.look());
    expect(result.current.now.state).toBe('done');
  });

  it('tells which quote is under way until it is known how it ended', async () => {
    const { gateway } = scriptedGateway(script(lostLine, noSuchOrder));
    const { result, send, onPendingChange } = submissionOn(gateway);
    await send();
    expect(result.current.now.state).toBe('absent');
    expect(onPendingChange.mock.calls).toEqual([['q1']]);
    act(() => result.current.reset());
    expect(onPendingChange.mock.lastCall).toEqual([null]);
  });

  it('looks up first what was sent before the page was loaded anew', async () => {
    const { gateway, requests } = scriptedGateway(script(lostLine, () => ORDER));
    const { result, onAccepted, onPendingChange } = submissionOn(gateway, 'q0');
    expect(result.current.now.state).toBe('looking');
    await untilDone(() => vi.waitUntil(() => onPendingChange.mock.lastCall));
    expect(result.current.now.state).toBe('done');
    expect(requests.map(({ path, body }) => [path, body.key])).toContainEqual([
      'exchange-order/get-by',
      { quoteId: 'q0' },
    ]);
    expect(requests.some(({ path }) => path.endsWith('/create'))).toBe(false);
    expect([onAccepted.mock.calls.length, onPendingChange.mock.lastCall]).toEqual([1, [null]]);
  });

  it('asks for another price when the gateway holds this one for over', async () => {
    const { gateway } = scriptedGateway(script(() => refusal(409, 'This quote has expired'), noSuchOrder));
    const { result, send, onOutdated } = submissionOn(gateway);
    await send();
    expect([result.current.now.state, onOutdated.mock.calls.length]).toEqual(['idle', 1]);
  });

  it('looks up what the gateway holds for taken already, and leaves it open where no answer comes', async () => {
    let away = true;
    const taken = () => refusal(409, 'This quote has been used');
    const { gateway } = scriptedGateway(script(taken, () => (away ? refusal(503, 'Away') : ORDER)));
    const { result, send, onAccepted, onOutdated, onPendingChange } = submissionOn(gateway);
    await send();
    expect(result.current.now).toMatchObject({ state: 'unknown', error: { kind: 'conflict' } });
    expect(onPendingChange.mock.calls).toEqual([['q1']]);
    away = false;
    await send();
    expect(result.current.now).toMatchObject({ state: 'done', order: { id: 'o1' } });
    expect([onAccepted.mock.calls.length, onOutdated.mock.calls.length]).toEqual([1, 0]);
  });

  it('says that the balance does not cover it, and does not look for an order', async () => {
    const short = () => Response.json({ code: '40910', msg: 'Insufficient funds' }, { status: 409 });
    const { gateway, requests } = scriptedGateway(script(short, noSuchOrder));
    const { result, send, onOutdated } = submissionOn(gateway);
    await send();
    expect(result.current.now).toMatchObject({ state: 'refused', error: { kind: 'conflict' } });
    expect(onOutdated).not.toHaveBeenCalled();
    expect(requests.every(({ path }) => path.endsWith('/create'))).toBe(true);
  });

  it('sends the same again under its request id where others were at the account, and does not look for an order', async () => {
    let isBusy = true;
    const busy = () => Response.json({ code: '40903', msg: 'Please try again' }, { status: 409 });
    const { gateway, requests } = scriptedGateway(script(() => (isBusy ? busy() : ORDER), noSuchOrder));
    const { result, send, onOutdated } = submissionOn(gateway);
    await send();
    expect(result.current.now).toMatchObject({ state: 'refused', error: { kind: 'conflict' } });
    isBusy = false;
    await send();
    expect([result.current.now.state, onOutdated.mock.calls.length]).toEqual(['done', 0]);
    expect(requests.every(({ path }) => path.endsWith('/create'))).toBe(true);
    expect(new Set(requests.map(({ requestId }) => requestId)).size).toBe(1);
  });

  it('sends what was changed after a lost order under its request id, so that one of the two at most is taken', async () => {
    let lost = true;
    const { gateway, requests } = scriptedGateway(script(() => (lost ? lostLine() : ORDER), noSuchOrder));
    const { rules, ...options } = { ...submissionOptions(), pending: null };
    const { longestLife: _, pending: __, ...byRequest } = rules;
    const { result } = renderRuntimeHook(
      () => useSubmission<OfQuotes>({ ...options, rules: byRequest }),
      { gateway },
      undefined,
    );
    await untilDone(() => result.current.send({ quoteId: 'q1' }));
    expect(result.current.now.state).toBe('absent');
    const kept = options.onPendingChange.mock.lastCall?.[0] ?? '';
    expect(JSON.parse(kept)).toMatchObject({ input: { quoteId: 'q1' } });
    act(() => result.current.reset());
    lost = false;
    await untilDone(() => result.current.send({ quoteId: 'q2' }));
    const ids = requests.filter(({ path }) => path.endsWith('/create')).map(({ requestId }) => requestId);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    expect(ids[0]).toBe(JSON.parse(kept).requestId);
  });
});
