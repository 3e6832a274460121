import { expect, it, vi } from 'vitest';
import { createReadStore } from './createReadStore';

it('takes the end of a write that outlives its page, and then reads anew', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const store = createReadStore();
  store.cache.set('card', { data: 'old' });
  store.close();
  store.invalidate(() => true);
  store.forget();
  await new Promise((resolve) => setImmediate(resolve));
  expect(unhandled).not.toHaveBeenCalled();
  store.open();
  expect(store.cache.get('card')).toBeUndefined();
  process.off('unhandledRejection', unhandled);
});

it('opens again with what it had where nothing was written meanwhile', () => {
  const store = createReadStore();
  store.cache.set('card', { data: 'kept' });
  store.close();
  store.open();
  expect(store.cache.get('card')).toEqual({ data: 'kept' });
});

it('shares no key with another store, even where both know the answer to the same question', () => {
  const [one, other] = [createReadStore(), createReadStore()];
  expect(one.keyOf(['card', 'page', {}])).not.toEqual(other.keyOf(['card', 'page', {}]));
});
