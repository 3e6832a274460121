import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderRuntimeHook } from '../testing/renderWidget';
import { refusal, type Script, type ScriptedRequest, scriptedGateway } from '../testing/scriptedGateway';
import { useRuntime } from './Runtime';
import { useCallById } from './useCallById';
import { usePage } from './usePage';

const page = { items: [], page: 1, size: 10, total: 0 };

function renderBlock(script: Script, onSuccess?: () => void) {
  const { gateway, requests } = scriptedGateway((request) => (request.path === 'card/page' ? page : script(request)));
  const onError = vi.fn();
  const rendered = renderRuntimeHook(
    () => {
      const { cards } = useRuntime().gateway;
      return {
        list: usePage(cards, { page: 1, size: 10 }),
        block: useCallById(cards, 'block', onSuccess && { onSuccess }),
        topUp: useCallById(cards, 'topUp'),
      };
    },
    { gateway, onError },
    undefined,
  );
  const sent = (path: string): ScriptedRequest[] => requests.filter((request) => request.path === path);
  return { ...rendered, sent, onError };
}

describe('useCallById', () => {
  it('makes the lists of its resource stale even where the caller has an onSuccess of its own', async () => {
    const onSuccess = vi.fn();
    const { result, sent } = renderBlock(() => ({ id: 'c1' }), onSuccess);
    await waitFor(() => expect(result.current.list.data).toBeDefined());
    const outcome = await act(() => result.current.block.run('c1', { reason: 'stolen' }));
    expect(outcome).toEqual({ ok: true, value: { id: 'c1' } });
    expect(onSuccess).toHaveBeenCalledWith({ id: 'c1' });
    await waitFor(() => expect(sent('card/page')).toHaveLength(2));
    expect(sent('card/call-by-id')[0]?.body).toEqual({
      language: 'en',
      id: 'c1',
      method: 'block',
      params: { reason: 'stolen' },
    });
  });

  it.each([
    ['whose outcome is unknown', 'topUp', () => Promise.reject(new TypeError('connection lost')), 2],
    ['that came too late', 'block', () => refusal(409, 'Blocked already'), 2],
    ['that was refused as it stands', 'block', () => refusal(422, 'Too long'), 1],
  ] as const)('reads again after a write %s, and only then', async (_what, call, answer, reads) => {
    const { result, sent } = renderBlock(answer);
    await waitFor(() => expect(result.current.list.data).toBeDefined());
    const money = { accountId: 'a1', amount: { amount: '1.00', currency: 'USD' } } as const;
    await act(() => (call === 'topUp' ? result.current.topUp.run('c1', money) : result.current.block.run('c1', {})));
    expect(result.current[call].state).toBe(call === 'topUp' ? 'unknown' : 'failed');
    await waitFor(() => expect(sent('card/page')).toHaveLength(reads));
  });

  it('keeps its request id when the same write is tried again after a lost answer', async () => {
    let lost = true;
    const { result, sent } = renderBlock(() => {
      if (lost) throw new TypeError('connection lost');
      return { id: 'c1' };
    });
    await act(() => result.current.block.run('c1', {}));
    expect(result.current.block).toMatchObject({ state: 'failed', error: { kind: 'network' } });
    lost = false;
    await act(() => result.current.block.run('c1', {}));
    expect(result.current.block.state).toBe('done');
    const ids = sent('card/call-by-id').map(({ requestId }) => requestId);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toMatch(/^SA\d{3}\d{13}$/);
    expect(ids[1]).toBe(ids[0]);
  });

  it('reports a refusal to the host and to the caller, and never rejects', async () => {
    const { result, onError } = renderBlock(() => refusal(409, 'Card is already blocked'));
    const outcome = await act(() => result.current.block.run('c1', {}));
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'conflict', msg: 'Card is already blocked' } });
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'conflict' }), {
      segment: 'card',
      verb: 'call-by-id',
      call: 'block',
    });
  });

  it('reads again after a conflict, since what is on screen is proven stale', async () => {
    const { result, sent } = renderBlock(() => refusal(409, 'Card is already blocked'));
    await waitFor(() => expect(result.current.list.data).toBeDefined());
    await act(() => result.current.block.run('c1', {}));
    await waitFor(() => expect(sent('card/page')).toHaveLength(2));
  });
});
