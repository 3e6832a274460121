import type { AccountKind } from '../../ledger/vocabulary';
import { createId } from '../../platform/database';
import type { WireReceipt, WireRequest } from './wire';

/** What a ledger process answered: a receipt, or why not. */
export type WireOutcome = { readonly receipt: WireReceipt } | { readonly reason: string };

/** A partner that asks ledger processes over HTTP. */
export interface LedgerClient {
  readonly partnerId: string;
  readonly userId: string;
  open(url: string, kind: AccountKind): Promise<string>;
  /** Asks one process for something, again while it is too busy. Rejects when the process is gone before it has answered. */
  ask(url: string, operation: string, request: Omit<WireRequest, 'partnerId' | 'userId'>): Promise<WireOutcome>;
}

// What a database answers that is busy or has no connection left: nothing was done, nothing is remembered.
const TRY_AGAIN = ['40900', '50300'];

/** Makes a client for a partner of its own. */
export function createLedgerClient(): LedgerClient {
  const [partnerId, userId] = [createId(), createId()];
  const send = async (url: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...body, partnerId, userId }),
    });
    return { ok: response.ok, answer: await response.json() };
  };
  return {
    partnerId,
    userId,
    open: async (url, kind) => {
      const { answer } = await send(`${url}/open`, { kind });
      return answer.accountId;
    },
    ask: async (url, operation, request) => {
      for (;;) {
        const { ok, answer } = await send(`${url}/${operation}`, request);
        if (ok) return { receipt: answer };
        if (!TRY_AGAIN.includes(answer.reason)) return { reason: answer.reason };
      }
    },
  };
}
