import fc from 'fast-check';
import { expect, it } from 'vitest';
import { money, subtract } from '../../money';
import { isDepositFeeAllowed } from './rules';

const amount = fc.bigInt(-10n, 10n ** 12n).map((minor) => money(minor, 'MXN'));

it('allows a fee exactly when something of the deposit is left and nothing is given away', () => {
  fc.assert(
    fc.property(amount, amount, (sent, fee) => {
      const credited = subtract(sent, fee).minor;
      expect(isDepositFeeAllowed(sent, fee)).toBe(credited > 0n && credited <= sent.minor);
    }),
  );
});
