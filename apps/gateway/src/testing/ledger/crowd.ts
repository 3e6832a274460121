import type { LedgerClient, WireOutcome } from './client';
import type { WireRequest } from './wire';

/** Many who ask the same ledger at once: what they share. */
export interface Crowd {
  readonly client: LedgerClient;
  readonly urls: readonly string[];
  readonly clearing: string;
  readonly customers: readonly string[];
  /** Holds and transfers that somebody made, for anybody to capture, release or reverse. */
  readonly holds: { readonly holdId: string; readonly accountId: string }[];
  readonly transfers: string[];
}

/** What somebody asked under one request id and all the answers to it. */
export interface Heard {
  readonly operation: string;
  readonly requestId: string;
  readonly answers: readonly WireOutcome[];
}

interface Asked extends Omit<WireRequest, 'partnerId' | 'userId' | 'requestId'> {
  readonly operation: string;
}

type Random = (below: number) => number;

/** Opens a crowd's accounts. */
export async function gather(client: LedgerClient, urls: readonly string[], size: number): Promise<Crowd> {
  const [url = ''] = urls;
  const customers: string[] = [];
  for (let count = 0; count < size; count += 1) customers.push(await client.open(url, 'available'));
  return { client, urls, clearing: await client.open(url, 'clearing'), customers, holds: [], transfers: [] };
}

/** One of the crowd: takes its turns at everything a ledger does, and sends each request to every process at the same moment. */
export async function mingle(crowd: Crowd, member: number, turns: number): Promise<Heard[]> {
  const heard: Heard[] = [];
  const random = numbersFrom(member);
  for (let turn = 0; turn < turns; turn += 1) {
    const requestId = `${member}-${turn}`;
    const { operation, ...asked } = choose(crowd, random);
    const answers = await Promise.all(
      crowd.urls.map((url) => crowd.client.ask(url, operation, { requestId, ...asked })),
    );
    heard.push({ operation, requestId, answers });
    const [first] = answers;
    if (!first || !('receipt' in first)) continue;
    const { holdId, transferId } = first.receipt;
    if (operation === 'post') crowd.transfers.push(transferId);
    if (operation === 'hold' && holdId) crowd.holds.push({ holdId, accountId: asked.accountId ?? '' });
  }
  return heard;
}

function choose({ clearing, customers, holds, transfers }: Crowd, random: Random): Asked {
  const customer = () => customers[random(customers.length)] ?? clearing;
  const die = random(12);
  if (die < 2) return { operation: 'post', ...movementOf(clearing, customer(), 1 + random(50)) };
  if (die < 6) return { operation: 'post', ...movementOf(customer(), customer(), 1 + random(80)) };
  const transferId = transfers.at(-1 - random(8));
  if (die === 6 && transferId) return { operation: 'reverse', transferId };
  const hold = holds.at(-1 - random(8));
  if (die < 9 || !hold)
    return { operation: 'hold', accountId: customer(), amount: { currency: 'USD', minor: `${1 + random(40)}` } };
  const { holdId, accountId } = hold;
  if (die === 9) return { operation: random(2) === 0 ? 'void' : 'expire', holdId };
  return { operation: 'capture', holdId, final: random(2) === 0, ...movementOf(accountId, clearing, 1 + random(20)) };
}

/** The legs of an amount in cents from one account to another. */
export function movementOf(from: string, to: string, cents: number): Pick<WireRequest, 'legs'> {
  return {
    legs: [
      { accountId: from, amount: { currency: 'USD', minor: `-${cents}` } },
      { accountId: to, amount: { currency: 'USD', minor: `${cents}` } },
    ],
  };
}

/** Numbers that look random and are the same for the same seed. */
export function numbersFrom(seed: number): Random {
  let state = (seed * 40_503 + 1) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
