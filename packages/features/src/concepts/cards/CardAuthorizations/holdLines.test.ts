import { fromWireMoney, type HoldExplanation, money, openHold, toWireMoney } from '@corridor/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdLines } from './holdLines';

const wire = (minor: number) => toWireMoney(money(BigInt(minor), 'USD'));

it('adds up from what was authorized to what is held, whatever was taken', () => {
  const amount = fc.nat(1000);
  fc.assert(
    fc.property(amount, amount, amount, amount, (authorized, reversed, cleared, expired) => {
      const parts = {
        authorized: wire(authorized),
        reversed: wire(reversed),
        cleared: wire(cleared),
        expired: wire(expired),
      };
      const usd = (minor: number) => money(BigInt(minor), 'USD');
      const held = openHold({
        authorized: usd(authorized),
        reversed: usd(reversed),
        cleared: usd(cleared),
        expired: usd(expired),
      });
      const hold: HoldExplanation = { ...parts, held: toWireMoney(held) };
      const lines = holdLines(hold);
      const end = lines.reduce((sum, line) => sum + fromWireMoney(line.amount).minor, BigInt(authorized));
      expect(end).toBe(held.minor);
    }),
  );
});
