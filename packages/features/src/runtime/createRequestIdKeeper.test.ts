import { GatewayError, type GatewayErrorKind } from '@corridor/core';
import { describe, expect, it } from 'vitest';
import { createRequestIdKeeper } from './createRequestIdKeeper';

const error = (kind: GatewayErrorKind) => new GatewayError(kind, { msg: kind });

describe('request id of a write', () => {
  it.each(['network', 'timeout', 'unknown-outcome', 'server'] as const)(
    'stays when the same input is tried again after %s',
    (kind) => {
      const keeper = createRequestIdKeeper();
      const first = keeper.idFor(['c1', { amount: '10.00' }]);
      keeper.ended(error(kind));
      expect(keeper.idFor(['c1', { amount: '10.00' }])).toBe(first);
    },
  );

  it('is another one for other input', () => {
    const keeper = createRequestIdKeeper();
    const ids = Array.from({ length: 50 }, (_, index) => {
      const id = keeper.idFor(['c1', { amount: `${index}.00` }]);
      keeper.ended(error('unknown-outcome'));
      return id;
    });
    expect(new Set(ids).size).toBeGreaterThan(1);
  });

  it.each(['validation', 'conflict', 'forbidden'] as const)('is let go once the gateway refused with %s', (kind) => {
    const keeper = createRequestIdKeeper();
    const seen = new Set<string>();
    for (let attempt = 0; attempt < 50; attempt += 1) {
      seen.add(keeper.idFor(['c1', {}]));
      keeper.ended(error(kind));
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  it('is let go after success', () => {
    const keeper = createRequestIdKeeper();
    const seen = new Set<string>();
    for (let attempt = 0; attempt < 50; attempt += 1) {
      seen.add(keeper.idFor(['c1', {}]));
      keeper.ended(undefined);
    }
    expect(seen.size).toBeGreaterThan(1);
  });
});
