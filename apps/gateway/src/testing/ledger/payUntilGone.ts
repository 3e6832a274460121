import type { LedgerClient } from './client';
import { movementOf, numbersFrom } from './crowd';
import type { LedgerServer } from './startServer';
import type { WireReceipt, WireRequest } from './wire';

/** A posting that a process said was done. */
export interface Acknowledged {
  readonly requestId: string;
  readonly receipt: WireReceipt;
}

/** A posting that was sent and never answered: it may have been done or not. */
export type Interrupted = Pick<WireRequest, 'requestId' | 'legs'>;

interface Payments {
  readonly client: LedgerClient;
  readonly server: LedgerServer;
  /** Which crash this is; how far the process gets before it depends on it. */
  readonly crash: number;
  /** What was interrupted before: is sent again, as a client would. */
  readonly again: readonly Interrupted[];
}

const PAYERS = 8;

/** Lets eight clients post at once and kills the process after some answers, with the rest in its hands. */
export async function payUntilGone({ client, server, crash, again }: Payments) {
  const acknowledged: Acknowledged[] = [];
  const interrupted: Interrupted[] = [];
  const clearing = await client.open(server.url, 'clearing');
  const account = await client.open(server.url, 'available');
  const waiting = [...again];
  const last = again.length + 5 + numbersFrom(crash)(20);
  let gone = false;
  const payer = async (member: number) => {
    for (let turn = 0; !gone; turn += 1) {
      const request = waiting.shift() ?? {
        requestId: `${crash}-${member}-${turn}`,
        ...movementOf(clearing, account, 1 + turn),
      };
      const outcome = await client.ask(server.url, 'post', request).catch(() => null);
      if (outcome === null) interrupted.push(request);
      else if ('receipt' in outcome) acknowledged.push({ requestId: request.requestId, receipt: outcome.receipt });
      else throw new Error(`a posting was refused: ${outcome.reason}`);
      if (acknowledged.length >= last) gone = true;
    }
    await server.kill();
  };
  await Promise.all(Array.from({ length: PAYERS }, (_, member) => payer(member)));
  return { acknowledged, interrupted };
}
