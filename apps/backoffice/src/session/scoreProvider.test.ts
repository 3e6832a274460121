import { afterEach, expect, it, vi } from 'vitest';
import { scoreFromPage } from './scoreProvider';

afterEach(() => {
  Reflect.deleteProperty(window, 'corridorScore');
  vi.useRealTimers();
});

// @spec 3.payload.login
it('asks the provider of the page', async () => {
  Reflect.set(window, 'corridorScore', async () => 0.7);
  expect(await scoreFromPage()).toBe('0.7');
});

it('sends none where there is no provider or it fails', async () => {
  expect(await scoreFromPage()).toBe('');
  Reflect.set(window, 'corridorScore', () => {
    throw new Error('blocked');
  });
  expect(await scoreFromPage()).toBe('');
});

it('does not wait for one that never answers', async () => {
  vi.useFakeTimers();
  Reflect.set(window, 'corridorScore', () => new Promise(() => undefined));
  const score = scoreFromPage();
  await vi.advanceTimersByTimeAsync(3000);
  expect(await score).toBe('');
});
