import type { Card, Page } from '@corridor/core';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderRuntimeHook } from '../testing/renderWidget';
import { deferred, refusal, type Script, scriptedGateway } from '../testing/scriptedGateway';
import { useRuntime } from './Runtime';
import { usePage } from './usePage';

const pageOf = (...ids: string[]) => ({ items: ids.map((id) => ({ id })), page: 1, size: 10, total: 40 });

function renderCardPage(script: Script, onError: () => void = () => undefined) {
  const { gateway, requests } = scriptedGateway(script);
  const rendered = renderRuntimeHook(
    (page: number) => usePage(useRuntime().gateway.cards, { page, size: 10 }),
    { gateway, onError },
    1,
  );
  return { ...rendered, requests };
}

const idsOf = (page: Page<Card> | undefined) => page?.items.map(({ id }) => id);

describe('usePage', () => {
  it('asks once for what two parts of a StrictMode page show, with the language and no client-side key', async () => {
    const { result, requests } = renderCardPage(() => pageOf('a'));
    expect(result.current).toMatchObject({ loading: true, data: undefined, error: undefined });
    await waitFor(() => expect(idsOf(result.current.data)).toEqual(['a']));
    expect(requests.map(({ path, body }) => ({ path, body }))).toEqual([
      { path: 'card/page', body: { language: 'en', page: 1, size: 10 } },
    ]);
  });

  it('keeps the page on screen while the next one loads, and says that it is the previous one', async () => {
    const second = deferred<unknown>();
    const { result, rerender } = renderCardPage(({ body }) => (body.page === 1 ? pageOf('a') : second.promise));
    await waitFor(() => expect(idsOf(result.current.data)).toEqual(['a']));
    rerender(2);
    expect(result.current).toMatchObject({ loading: false, previous: true, refreshing: true });
    expect(idsOf(result.current.data)).toEqual(['a']);
    await act(async () => second.resolve(pageOf('b')));
    await waitFor(() => expect(idsOf(result.current.data)).toEqual(['b']));
    expect(result.current).toMatchObject({ previous: false, refreshing: false });
  });

  it('aborts the page that nobody waits for any more', async () => {
    const { requests, rerender, result } = renderCardPage(({ body }) =>
      body.page === 1 ? new Promise(() => undefined) : pageOf('b'),
    );
    await waitFor(() => expect(requests).toHaveLength(1));
    rerender(2);
    await waitFor(() => expect(requests[0]?.signal.aborted).toBe(true));
    await waitFor(() => expect(idsOf(result.current.data)).toEqual(['b']));
    expect(result.current.error).toBeUndefined();
  });

  it('shows an error without data as an error, and never another page under it', async () => {
    const { result, rerender } = renderCardPage(({ body }) => (body.page === 1 ? pageOf('a') : refusal(503, 'down')));
    await waitFor(() => expect(result.current.data).toBeDefined());
    rerender(2);
    await waitFor(() => expect(result.current.error?.kind).toBe('server'));
    expect(result.current).toMatchObject({ data: undefined, loading: false });
  });

  it('keeps what is on screen when only its refresh fails', async () => {
    let broken = false;
    const { result } = renderCardPage(() => (broken ? refusal(503, 'down') : pageOf('a')));
    await waitFor(() => expect(result.current.data).toBeDefined());
    broken = true;
    await act(() => result.current.refresh());
    await waitFor(() => expect(result.current.error?.kind).toBe('server'));
    expect(idsOf(result.current.data)).toEqual(['a']);
  });
});
