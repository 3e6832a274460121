import { fromWireMoney, type HoldExplanation, money, toWireMoney } from '@corridor/core';
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
      // What is held never falls below zero, whatever was cleared beyond it.
      const held = money(BigInt(Math.max(0, authorized - reversed - cleared - expired)), 'USD');
      const hold: HoldExplanation = { ...parts, held: toWireMoney(held) };
      const lines = holdLines(hold);
      const end = lines.reduce((sum, line) => sum + fromWireMoney(line.amount).minor, BigInt(authorized));
      expect(end).toBe(held.minor);
    }),
  );
});
