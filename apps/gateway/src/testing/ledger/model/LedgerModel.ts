import { MODEL_ACCOUNTS } from './accounts';
import { judge } from './judge';
import type { ModelAnswer, ModelBooks, ModelEntry, ModelLeg, ModelOperation, ModelRequest } from './request';
import {
  type AccountState,
  type HoldState,
  inOrder,
  type ModelState,
  opposite,
  type TransferState,
  takenFrom,
} from './state';

type Operation<Name extends ModelOperation['name']> = Extract<ModelOperation, { name: Name }>;

/** The ledger in a hundred lines without a database: what it must answer and what must be in its books. */
export class LedgerModel implements ModelState {
  readonly accounts: AccountState[] = MODEL_ACCOUNTS.map((account) => ({
    ...account,
    balance: 0n,
    held: 0n,
    entries: [],
  }));
  readonly holds: HoldState[] = [];
  readonly transfers: TransferState[] = [];
  readonly requests: ModelRequest[] = [];
  readonly #answers = new Map<string, { readonly body: string; readonly answer: ModelAnswer }>();

  /** Does a request, once per request id. */
  perform(request: ModelRequest): ModelAnswer {
    const body = JSON.stringify(request.operation, (_, value: unknown) =>
      typeof value === 'bigint' ? `${value}` : value,
    );
    const first = this.#answers.get(request.requestId);
    if (first) return first.body === body ? first.answer : { refusal: 'request-id-reused' };
    const refusal = judge(this, request.operation);
    const answer = refusal ? { refusal } : this.#do(request.operation);
    this.requests.push(request);
    this.#answers.set(request.requestId, { body, answer });
    return answer;
  }

  /** The books as they must be now. */
  books(): ModelBooks {
    return {
      accounts: this.accounts.map(({ balance, held, entries }) => ({ balance, held, entries: [...entries] })),
      holds: this.holds.map(({ status, captured, open }) => ({ status, captured, open })),
    };
  }

  #do(operation: ModelOperation): ModelAnswer {
    switch (operation.name) {
      case 'post':
        return this.#book(operation.legs, null, false);
      case 'reverse':
        return this.#reverse(operation);
      case 'hold':
        return this.#place(operation);
      case 'capture':
        return this.#capture(operation);
      default:
        return this.#release(operation.hold, operation.name === 'void' ? 'voided' : 'expired');
    }
  }

  #place({ account, currency, due, minor }: Operation<'hold'>): ModelAnswer {
    this.#account(account).held += minor;
    this.holds.push({ account, currency, due, open: minor, captured: 0n, status: 'pending' });
    return this.#book([], this.holds.length - 1, false);
  }

  #capture({ hold: number, legs, final }: Operation<'capture'>): ModelAnswer {
    const hold = this.#hold(number);
    const taken = takenFrom(hold.account, legs);
    const freed = final ? hold.open : taken;
    this.#account(hold.account).held -= freed;
    hold.open -= freed;
    hold.captured += taken;
    hold.status = hold.open === 0n ? 'captured' : 'partly_captured';
    return this.#book(legs, number, false);
  }

  #release(number: number, status: 'voided' | 'expired'): ModelAnswer {
    const hold = this.#hold(number);
    this.#account(hold.account).held -= hold.open;
    hold.open = 0n;
    hold.status = status;
    return this.#book([], number, false);
  }

  #reverse({ transfer }: Operation<'reverse'>): ModelAnswer {
    const original = this.transfers[transfer];
    if (!original) throw new RangeError('judged before');
    original.reversed = true;
    return this.#book(opposite(original.legs), null, true);
  }

  #book(legs: readonly ModelLeg[], hold: number | null, isReversal: boolean): ModelAnswer {
    const transfer = this.transfers.length;
    const entries = legs.map(({ account: number, minor }): ModelEntry => {
      const account = this.#account(number);
      account.balance += minor;
      account.entries.push([transfer, minor, account.balance]);
      return { account: number, seq: BigInt(account.entries.length), minor, after: account.balance };
    });
    this.transfers.push({ legs, isReversal, reversed: false });
    return { transfer, hold, entries: inOrder(entries) };
  }

  #account(number: number): AccountState {
    const account = this.accounts[number];
    if (!account) throw new RangeError('judged before');
    return account;
  }

  #hold(number: number): HoldState {
    const hold = this.holds[number];
    if (!hold) throw new RangeError('judged before');
    return hold;
  }
}
