import { expectRowsAtOnce } from '../fixtures/firstView';
import { test } from '../fixtures/operator';

for (const [path, title] of [
  ['/statement', 'Statements'],
  ['/exchange/orders', 'Exchange orders'],
  ['/payment/beneficiaries', 'Beneficiaries'],
  ['/collection/_shops', 'Shops'],
] as const)
  test(`the rows of ${path} are asked for once, by the page itself, and shown without anything in their place`, ({
    signedIn: page,
  }) => expectRowsAtOnce(page, path, title));
