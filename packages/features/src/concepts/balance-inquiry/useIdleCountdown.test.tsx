import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIdleCountdown } from './useIdleCountdown';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

it('counts down while nobody touches the page, begins anew with a touch, and is over once', async () => {
  const onOver = vi.fn();
  const { result } = renderHook(() => useIdleCountdown(300, onOver));
  await pass(290);
  expect(result.current).toBe(10);
  act(() => void fireEvent.pointerDown(window));
  expect(result.current).toBe(300);
  await pass(299);
  expect([result.current, onOver.mock.calls.length]).toEqual([1, 0]);
  await pass(60);
  expect([result.current, onOver.mock.calls.length]).toEqual([0, 1]);
});

it('is not saved by the touch that wakes a page after too long', async () => {
  const onOver = vi.fn();
  renderHook(() => useIdleCountdown(300, onOver));
  vi.setSystemTime(Date.now() + 400_000);
  act(() => void fireEvent.keyDown(window));
  expect(onOver).toHaveBeenCalledOnce();
});

it('waits for ever where nothing is asked', async () => {
  const onOver = vi.fn();
  const { result } = renderHook(() => useIdleCountdown(null, onOver));
  await pass(3_600);
  expect([result.current, onOver.mock.calls.length]).toEqual([null, 0]);
});
