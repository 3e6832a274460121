import { useLeaveGuard } from '@corridor/ui';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { CorridorProvider } from '../../runtime/CorridorProvider';
import type { AskBeforeLeaving } from '../../runtime/FormDrafts';
import { useUnsavedEntries } from './useUnsavedEntries';

/** A host that asks, with what it was given to ask. */
function openHost(dirty: boolean) {
  const asks = new Set<AskBeforeLeaving>();
  const guardLeaving = (ask: AskBeforeLeaving) => {
    asks.add(ask);
    return () => void asks.delete(ask);
  };
  const getAccessToken = async () => 't';
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <CorridorProvider baseURL="https://gateway.test" {...{ getAccessToken, guardLeaving }}>
      {children}
    </CorridorProvider>
  );
  const onLeft = vi.fn();
  const hook = renderHook((is: { dirty: boolean }) => useUnsavedEntries(useLeaveGuard(is.dirty), onLeft), {
    wrapper,
    initialProps: { dirty },
  });
  return { ...hook, asks, onLeft };
}

it('gives the host its question while something would be lost, and leaves once the reader says so', () => {
  const { result, rerender, asks, onLeft } = openHost(false);
  expect(asks.size).toBe(0);
  rerender({ dirty: true });
  const proceed = vi.fn();
  act(() => [...asks][0]?.(proceed));
  expect([result.current.guard.asking, proceed.mock.calls.length]).toEqual([true, 0]);
  act(() => result.current.guard.stay());
  expect([result.current.guard.asking, asks.size]).toEqual([false, 1]);
  act(() => [...asks][0]?.(proceed));
  act(() => result.current.guard.discard());
  expect([proceed.mock.calls.length, onLeft.mock.calls.length]).toEqual([1, 1]);
});

it('asks no more once it is released or gone, and again where the entries still stand', () => {
  const { result, rerender, unmount, asks } = openHost(true);
  result.current.release();
  expect(asks.size).toBe(0);
  rerender({ dirty: true });
  expect(asks.size).toBe(1);
  rerender({ dirty: false });
  expect(asks.size).toBe(0);
  rerender({ dirty: true });
  unmount();
  expect(asks.size).toBe(0);
});
