import { GatewayError, type GatewayErrorKind } from '@corridor/core';
import { describe, expect, it } from 'vitest';
import { createRequestIdStore } from './createRequestIdStore';

const error = (kind: GatewayErrorKind) => new GatewayError(kind, { msg: kind });

describe('request id of a write', () => {
  it.each(['network', 'timeout', 'unknown-outcome', 'server', 'rate-limited', 'canceled', 'unauthorized'] as const)(
    'stays when the same input is tried again after %s',
    (kind) => {
      const store = createRequestIdStore();
      const first = store.idFor(['c1', { amount: '10.00' }]);
      store.ended(error(kind));
      expect(store.idFor(['c1', { amount: '10.00' }])).toBe(first);
    },
  );

  it('is another one for other input', () => {
    const store = createRequestIdStore();
    const ids = Array.from({ length: 50 }, (_, index) => {
      const id = store.idFor(['c1', { amount: `${index}.00` }]);
      store.ended(error('unknown-outcome'));
      return id;
    });
    expect(new Set(ids).size).toBe(50);
  });

  it.each(['validation', 'conflict', 'forbidden', 'not-found'] as const)(
    'is let go once the gateway refused with %s',
    (kind) => {
      const store = createRequestIdStore();
      const seen = new Set<string>();
      for (let attempt = 0; attempt < 50; attempt += 1) {
        seen.add(store.idFor(['c1', {}]));
        store.ended(error(kind));
      }
      expect(seen.size).toBe(50);
    },
  );

  it('is let go after success', () => {
    const store = createRequestIdStore();
    const seen = new Set<string>();
    for (let attempt = 0; attempt < 50; attempt += 1) {
      seen.add(store.idFor(['c1', {}]));
      store.ended(undefined);
    }
    expect(seen.size).toBe(50);
  });
});
