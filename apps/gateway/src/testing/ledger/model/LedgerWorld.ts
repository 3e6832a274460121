import { asc, eq } from 'drizzle-orm';
import { attempt } from '../../../ledger/attempt';
import { capture } from '../../../ledger/capture';
import type { HoldReceipt, Leg, Receipt } from '../../../ledger/contract';
import { expireHold } from '../../../ledger/expireHold';
import { hold } from '../../../ledger/hold';
import { LedgerRefusal } from '../../../ledger/LedgerRefusal';
import { openAccount } from '../../../ledger/openAccount';
import { post } from '../../../ledger/post';
import { reverse } from '../../../ledger/reverse';
import {
  ledgerAccountTable as account,
  ledgerEntryTable as entry,
  ledgerHoldTable as holdTable,
} from '../../../ledger/table';
import { voidHold } from '../../../ledger/voidHold';
import { createId, type Database, type Transaction } from '../../../platform/database';
import { type Books, newBooks } from '../books';
import { MODEL_ACCOUNTS } from './accounts';
import type { ModelAnswer, ModelBooks, ModelLeg, ModelOperation, ModelRequest } from './request';
import { inOrder } from './state';

const NOBODY = '00000000-0000-7000-8000-000000000000';
const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const FAR_AWAY = new Date('2200-01-01T00:00:00Z');

/** The real ledger asked in the model's numbers: keeps which id each number stands for. */
export class LedgerWorld {
  readonly #books: Books;
  readonly #accounts: readonly string[];
  readonly #holds: string[] = [];
  readonly #transfers: string[] = [];

  private constructor(books: Books, accounts: readonly string[]) {
    this.#books = books;
    this.#accounts = accounts;
  }

  /** Opens the model's accounts for a new partner; the number behind them is an account of another partner. */
  static async create(db: Database): Promise<LedgerWorld> {
    const books = newBooks(db);
    const accounts: string[] = [];
    for (const terms of MODEL_ACCOUNTS) {
      const request = { ...terms, partnerId: books.partnerId, ownerId: createId(), at: new Date() };
      accounts.push(await books.run((tx) => openAccount(tx, request)));
    }
    return new LedgerWorld(books, [...accounts, await newBooks(db).open('clearing')]);
  }

  /** Asks for something in a transaction of its own; what is given up is rolled back and never happened. */
  async perform(request: ModelRequest, givenUp: boolean): Promise<ModelAnswer> {
    const whole = new Error('given up');
    const outcome = await this.#books
      .run(async (tx) => {
        const result = await attempt(this.#ask(tx, request));
        if (givenUp) throw whole;
        return result;
      })
      .catch((reason: unknown) => {
        if (reason !== whole) throw reason;
        return null;
      });
    if (outcome === null) return { refusal: 'request-id-reused' };
    return outcome instanceof LedgerRefusal ? { refusal: outcome.reason } : this.#answer(outcome);
  }

  /** What is in the books now. */
  read(): Promise<ModelBooks> {
    return this.#books.run(async (tx) => {
      const accounts = new Map((await tx.select().from(account)).map((row) => [row.id, row]));
      const entries = await tx
        .select()
        .from(entry)
        .where(eq(entry.partnerId, this.#books.partnerId))
        .orderBy(asc(entry.seq));
      const holds = new Map((await tx.select().from(holdTable)).map((row) => [row.id, row]));
      return {
        accounts: this.#accounts.slice(0, MODEL_ACCOUNTS.length).map((id) => ({
          balance: accounts.get(id)?.balance ?? -1n,
          held: accounts.get(id)?.held ?? -1n,
          entries: entries
            .filter(({ accountId }) => accountId === id)
            .map(
              ({ transferId, amount, balanceAfter }) =>
                [this.#transfers.indexOf(transferId), amount, balanceAfter] as const,
            ),
        })),
        holds: this.#holds.map((id) => {
          const { status = 'missing', captured = 0n, amount = 0n } = holds.get(id) ?? {};
          return {
            status,
            captured,
            open: status === 'pending' || status === 'partly_captured' ? amount - captured : 0n,
          };
        }),
      };
    });
  }

  #ask(tx: Transaction, { requestId, operation }: ModelRequest): Promise<Receipt | HoldReceipt> {
    const request = { ...this.#books.request(requestId), kind: operation.name };
    switch (operation.name) {
      case 'post':
        return post(tx, { ...request, legs: this.#legs(operation.legs) });
      case 'hold':
        return hold(tx, { ...request, ...this.#leg(operation), expiresAt: operation.due ? LONG_AGO : FAR_AWAY });
      case 'capture':
        return capture(tx, {
          ...request,
          holdId: this.#holdId(operation),
          legs: this.#legs(operation.legs),
          final: operation.final,
        });
      case 'void':
        return voidHold(tx, { ...request, holdId: this.#holdId(operation) });
      case 'expire':
        return expireHold(tx, { ...request, holdId: this.#holdId(operation) });
      case 'reverse':
        return reverse(tx, { ...request, transferId: this.#transfers[operation.transfer] ?? NOBODY });
    }
  }

  #answer(receipt: Receipt | HoldReceipt): ModelAnswer {
    const entries = receipt.entries.map(({ accountId, seq, amount, balanceAfter }) => ({
      account: this.#accounts.indexOf(accountId),
      seq,
      minor: amount.minor,
      after: balanceAfter.minor,
    }));
    const hold = 'holdId' in receipt ? numberOf(this.#holds, receipt.holdId) : null;
    return { transfer: numberOf(this.#transfers, receipt.transferId), hold, entries: inOrder(entries) };
  }

  #legs(legs: readonly ModelLeg[]): Leg[] {
    return legs.map((leg) => this.#leg(leg));
  }

  #leg({ account: number, minor, currency }: ModelLeg): Leg {
    return { accountId: this.#accounts[number] ?? NOBODY, amount: { minor, currency } };
  }

  #holdId({ hold: number }: Extract<ModelOperation, { hold: number }>): string {
    return this.#holds[number] ?? NOBODY;
  }
}

/** The number that an id stands for; an id that is new gets the next one. */
function numberOf(ids: string[], id: string): number {
  return ids.includes(id) ? ids.indexOf(id) : ids.push(id) - 1;
}
