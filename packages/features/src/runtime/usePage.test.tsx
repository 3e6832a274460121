import type { Card, Page } from '@corridor/core';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderRuntimeHook } from '../testing/renderWidget';
import { deferred, refusal, type Script, scriptedGateway } from '../testing/scriptedGateway';
import { type InitialData, initialPage } from './InitialData';
import { useRuntime } from './Runtime';
import { useForgetEverything, useInvalidate } from './useInvalidate';
import { usePage } from './usePage';

const pageOf = (...ids: string[]) => ({ items: ids.map((id) => ({ id })), page: 1, size: 10, total: 40 });

function renderCardPage(
  script: Script,
  onError: () => void = () => undefined,
  initialData: readonly InitialData[] = [],
) {
  const { gateway, requests } = scriptedGateway(script);
  const rendered = renderRuntimeHook(
    (page: number) => usePage(useRuntime().gateway.cards, { page, size: 10 }),
    { gateway, onError, initialData },
    1,
  );
  return { ...rendered, requests };
}

const idsOf = (page: Page<Card> | undefined) => page?.items.map(({ id }) => id);

describe('a page that is known already', () => {
  const first = { page: 1, size: 10 };
  const initialData = [{ key: ['card', 'page', first], value: pageOf('known') }];

  it('is kept where widgets look for it', () => {
    const { gateway } = scriptedGateway(() => pageOf('asked'));
    const page = { items: [], page: 1, size: 10, total: 0 };
    expect(initialPage(gateway.cards, first, page, 'SA1')).toEqual({
      key: initialData[0]?.key,
      value: page,
      requestId: 'SA1',
    });
  });

  it('is there with the first drawing and is not asked for, until it grows stale', async () => {
    const { result, requests, rerender } = renderCardPage(
      ({ body }) => pageOf(`asked ${body.page}`),
      undefined,
      initialData,
    );
    expect(idsOf(result.current.data)).toEqual(['known']);
    expect(result.current).toMatchObject({ loading: false, refreshing: false });
    rerender(2);
    await waitFor(() => expect(idsOf(result.current.data)).toEqual(['asked 2']));
    expect(requests.map(({ body }) => body.page)).toEqual([2]);
    rerender(1);
    expect(idsOf(result.current.data)).toEqual(['known']);
    await waitFor(() => expect(idsOf(result.current.data)).toEqual(['asked 1']));
  });

  it('is asked for again once something of its kind was written', async () => {
    const { gateway, requests } = scriptedGateway(() => pageOf('asked'));
    const { result } = renderRuntimeHook(
      () => ({ page: usePage(useRuntime().gateway.cards, first), invalidate: useInvalidate() }),
      { gateway, initialData },
      null,
    );
    expect(idsOf(result.current.page.data)).toEqual(['known']);
    act(() => result.current.invalidate(['card']));
    await waitFor(() => expect(idsOf(result.current.page.data)).toEqual(['asked']));
    expect(requests).toHaveLength(1);
  });

  it('goes with everything else when the user changes, even before anybody showed it', async () => {
    const { gateway } = scriptedGateway(() => pageOf('asked'));
    const { result, rerender } = renderRuntimeHook(
      (asks: boolean) => ({
        page: usePage(useRuntime().gateway.cards, asks ? first : null),
        forget: useForgetEverything(),
      }),
      { gateway, initialData },
      false,
    );
    act(() => result.current.forget());
    rerender(true);
    expect(result.current.page.data).toBeUndefined();
    await waitFor(() => expect(idsOf(result.current.page.data)).toEqual(['asked']));
  });
});

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
