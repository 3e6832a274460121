import { expect, it, vi } from 'vitest';
import { createReadStore } from './createReadStore';

it('drops what it kept when a write outlives its page', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const store = createReadStore();
  store.open(vi.fn());
  store.cache.set('card', { data: 'old' });
  store.close();
  store.invalidate(() => true);
  store.forget();
  await new Promise((resolve) => setImmediate(resolve));
  expect(unhandled).not.toHaveBeenCalled();
  expect(store.cache.get('card')).toBeUndefined();
  process.off('unhandledRejection', unhandled);
});

it('shares no key with another store, even where both know the answer to the same question', () => {
  const [one, other] = [createReadStore(), createReadStore()];
  expect(one.keyOf(['card', 'page', {}])).not.toEqual(other.keyOf(['card', 'page', {}]));
});
