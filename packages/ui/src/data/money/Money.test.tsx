// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { formatAmount } from './formatAmount';
import { Money } from './Money';
import * as stories from './Money.stories';

const { BeyondFloats, Default } = composeStories(stories);

afterEach(cleanup);

describe('Money', () => {
  describeConformance(Money, { props: { amount: '1.00', currency: 'EUR' }, ref: HTMLSpanElement });

  it('shows the amount in groups, and the currency after it', () => {
    expect(renderThemed(<Default />).container.textContent).toBe('1,234,567.89 EUR');
  });

  it('loses no digit where a number would', () => {
    expect(renderThemed(<BeyondFloats />).container.textContent).toBe('90,071,992,547,409,931.01 EUR');
  });

  it.each([
    ['en', '-1250.50', undefined, '−1,250.50'],
    ['fr', '-1250.50', undefined, '\u22121\u00a0250,50'],
    ['zh', '1250.5', undefined, '1,250.5'],
    ['en', '12.345', 'always', '+12.345'],
    ['en', '0.00', 'always', '0.00'],
    ['en', '-0.00', undefined, '0.00'],
    ['en', '-3', 'never', '3'],
    ['en', '1e5', undefined, '1e5'],
  ] as const)('writes as %s does: %s', (locale, amount, sign, text) => {
    expect(formatAmount(amount, locale, sign)).toBe(text);
  });

  it('keeps every digit of any amount', () => {
    const digits = (text: string) => text.replace(/[^0-9]/g, '');
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.nat(9999), (whole, cents) => {
        const amount = `${whole}.${String(cents).padStart(4, '0')}`;
        expect(digits(formatAmount(amount, 'fr'))).toBe(digits(amount));
      }),
    );
  });
});
