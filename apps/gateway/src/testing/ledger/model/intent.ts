import fc from 'fast-check';
import { MISSING, MODEL_ACCOUNTS } from './accounts';
import type { LedgerModel } from './LedgerModel';
import type { ModelCurrency, ModelLeg, ModelOperation, ModelRequest } from './request';

/** A step of a random sequence: what to ask once the sequence has come so far, and whether its transaction is given up at the end. */
export interface Intent {
  readonly request: (model: LedgerModel) => ModelRequest;
  readonly givenUp: boolean;
}

const CLEARING: Readonly<Record<ModelCurrency, number>> = { USD: 0, EUR: 5 };

const currency = fc.constantFrom<ModelCurrency>('USD', 'USD', 'USD', 'EUR');
const amount = fc.oneof(
  { weight: 6, arbitrary: fc.bigInt(1n, 1_000n) },
  { weight: 1, arbitrary: fc.bigInt(1n, 10n ** 15n) },
);

const accountIn = (code: ModelCurrency) =>
  fc.constantFrom(...MODEL_ACCOUNTS.flatMap((account, number) => (account.currency === code ? [number] : [])));

const movement = currency.chain((code) =>
  fc
    .record({ from: fc.oneof(fc.constant(CLEARING[code]), accountIn(code)), to: accountIn(code), minor: amount })
    .map(({ from, to, minor }): ModelLeg[] => [
      { account: from, currency: code, minor: -minor },
      { account: to, currency: code, minor },
    ]),
);

const wildLegs = fc.array(fc.record({ account: fc.nat(MISSING), currency, minor: fc.bigInt(-3n, 3n) }), {
  maxLength: 4,
});

// Two legs that match, but on accounts of any currency, another partner's or nobody's.
const strayLegs = fc
  .record({ from: fc.nat(MISSING), to: fc.nat(MISSING), currency, minor: amount })
  .map((leg): ModelLeg[] => [
    { account: leg.from, currency: leg.currency, minor: -leg.minor },
    { account: leg.to, currency: leg.currency, minor: leg.minor },
  ]);

type Asking = (model: LedgerModel) => ModelOperation;

const always =
  (operation: ModelOperation): Asking =>
  () =>
    operation;
const pick = fc.nat(1_000);

/** The number of something that is there, or now and then of nothing at all. */
const oneOf = (there: readonly unknown[], pick: number) =>
  pick % 12 === 0 || there.length === 0 ? -1 : pick % there.length;

const posting = fc
  .oneof(
    { weight: 8, arbitrary: fc.array(movement, { minLength: 1, maxLength: 3 }).map((legs) => legs.flat()) },
    { weight: 1, arbitrary: strayLegs },
    { weight: 1, arbitrary: wildLegs },
  )
  .map((legs) => always({ name: 'post', legs }));

const placing = fc
  .record({
    account: fc.oneof({ weight: 6, arbitrary: accountIn('USD') }, { weight: 1, arbitrary: fc.nat(MISSING) }),
    currency: fc.constantFrom<ModelCurrency>('USD', 'USD', 'USD', 'USD', 'EUR'),
    minor: fc.oneof({ weight: 6, arbitrary: fc.bigInt(1n, 300n) }, { weight: 1, arbitrary: fc.bigInt(-1n, 0n) }),
    due: fc.boolean(),
  })
  .map((hold) => always({ name: 'hold', ...hold }));

const capturing = fc
  .record({
    pick,
    minor: fc.bigInt(1n, 200n),
    final: fc.boolean(),
    stray: fc.option(strayLegs, { freq: 8, nil: null }),
  })
  .map(
    ({ pick, minor, final, stray }): Asking =>
      (model) => {
        const number = oneOf(model.holds, pick);
        const { account, currency: code } = model.holds[number] ?? { account: 1, currency: 'USD' };
        const legs = [
          { account, currency: code, minor: -minor },
          { account: CLEARING[code], currency: code, minor },
        ];
        return { name: 'capture', hold: number, legs: stray ?? legs, final };
      },
  );

const releasing = fc.record({ name: fc.constantFrom('void' as const, 'expire' as const), pick }).map(
  ({ name, pick }): Asking =>
    (model) => ({ name, hold: oneOf(model.holds, pick) }),
);

const reversing = pick.map(
  (number): Asking =>
    (model) => ({ name: 'reverse', transfer: oneOf(model.transfers, number) }),
);

const asking = fc.oneof(
  { weight: 8, arbitrary: posting },
  { weight: 4, arbitrary: placing },
  { weight: 5, arbitrary: capturing },
  { weight: 3, arbitrary: releasing },
  { weight: 3, arbitrary: reversing },
);

/** A step that asks for anything, under a new request id, again as before, or otherwise under an id that was used. */
export const intent: fc.Arbitrary<Intent> = fc
  .record({ asking, pick, id: fc.constantFrom('new', 'new', 'new', 'new', 'new', 'again', 'used'), givenUp: fc.nat(9) })
  .map(({ asking, pick, id, givenUp }) => ({
    givenUp: givenUp === 0,
    request: (model) => {
      const earlier = model.requests[pick % Math.max(model.requests.length, 1)];
      if (id === 'again' && earlier) return earlier;
      const requestId = id === 'used' && earlier ? earlier.requestId : `request-${model.requests.length}`;
      return { requestId, operation: asking(model) };
    },
  }));
