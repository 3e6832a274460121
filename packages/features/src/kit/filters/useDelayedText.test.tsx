// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDelayedText } from './useDelayedText';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A text whose owner answers when the test says so. */
function delayed() {
  const settled = vi.fn<(text: string) => void>();
  const hook = renderHook(({ value }) => useDelayedText(value, settled), { initialProps: { value: '' } });
  return { ...hook, settled, type: (text: string) => act(() => hook.result.current.type(text)) };
}

const pause = () => act(() => vi.advanceTimersByTime(300));

describe('useDelayedText', () => {
  it('keeps what was typed while the text before was on its way', () => {
    const { result, rerender, settled, type } = delayed();
    type('427');
    pause();
    type('4276');
    rerender({ value: '427' });
    expect(result.current.text).toBe('4276');
    pause();
    expect(settled.mock.calls).toEqual([['427'], ['4276']]);
  });

  it('follows a value that changes from outside, to what was typed before too', () => {
    const { result, rerender, type } = delayed();
    type('427');
    pause();
    rerender({ value: '427' });
    rerender({ value: '' });
    expect(result.current.text).toBe('');
    rerender({ value: '427' });
    expect(result.current.text).toBe('427');
  });
});
