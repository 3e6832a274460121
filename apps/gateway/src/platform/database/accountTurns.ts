import type { EndTurn, Turns } from './createTurns';
import type { Transaction } from './Database';
import { DatabaseBusy } from './errors';

/** Thrown inside a transaction when too many others are at one of these accounts: it is undone, gives its connection back, waits and begins anew. */
class TurnTaken extends Error {
  override readonly name = 'TurnTaken';
  readonly accounts: readonly string[];

  constructor(accounts: readonly string[]) {
    super('too many are at this account');
    this.accounts = accounts;
  }
}

/** Turns at accounts that a transaction has. */
export type OwnTurns = Map<string, EndTurn>;

const takers = new WeakMap<Transaction, { readonly turns: Turns; readonly own: OwnTurns }>();

/** Makes a transaction take turns at accounts; `own` are those that it has already. */
export function withAccountTurns(tx: Transaction, turns: Turns, own: OwnTurns): Transaction {
  takers.set(tx, { turns, own });
  return tx;
}

/** Takes a turn at each account until the transaction ends, before a statement waits for their locks. Its thrown answer must not be caught. */
export function takeAccountTurns(tx: Transaction, accounts: readonly string[]): void {
  const taker = takers.get(tx);
  if (!taker) return;
  for (const account of accounts) {
    if (taker.own.has(account)) continue;
    const end = taker.turns.take(account);
    if (!end) throw new TurnTaken(accounts);
    taker.own.set(account, end);
  }
}

// One for each posting of a transaction that comes to other accounts, and more than any has.
const MAX_ATTEMPTS = 5;

/** Does a transaction; where too many are at one of its accounts, waits for its turns with nothing in hand and does it anew. @throws DatabaseBusy */
export async function atAccounts<T>(turns: Turns, attempt: (own: OwnTurns) => Promise<T>): Promise<T> {
  const own: OwnTurns = new Map();
  const known = new Set<string>();
  const endAll = () => {
    for (const end of own.values()) end();
    own.clear();
  };
  try {
    for (let count = 0; count < MAX_ATTEMPTS; count += 1) {
      // By their order, so that no two wait for each other.
      for (const account of [...known].sort()) own.set(account, await turns.wait(account));
      const ended = await attempt(own).then(
        (result) => ({ result }),
        (reason: unknown) => ({ wanted: accountsOf(reason) }),
      );
      if ('result' in ended) return ended.result;
      for (const account of [...own.keys(), ...ended.wanted]) known.add(account);
      endAll();
    }
    throw new DatabaseBusy('too many are at this account');
  } finally {
    endAll();
  }
}

function accountsOf(reason: unknown): readonly string[] {
  if (reason instanceof TurnTaken) return reason.accounts;
  throw reason;
}
