import { percentile } from '../measure/percentile';
import { HttpConnection } from './HttpConnection';
import { accountOf, CUSTOMERS, PARTNER } from './ledgerBooks';

/** Postings per second and the slowest hundredth in milliseconds. */
export interface Load {
  readonly tps: number;
  readonly p99ms: number;
}

/** How hard and how long. */
export interface Pressure {
  readonly clients: number;
  readonly warmUpMs: number;
  readonly measuredMs: number;
}

/** Lets customers pay each other through HTTP, the clients spread evenly over the servers. @throws Error when a posting is refused */
export async function loadPostings(
  urls: readonly string[],
  { clients, warmUpMs, measuredMs }: Pressure,
): Promise<Load> {
  const connections = await Promise.all(
    Array.from({ length: clients }, (_, n) => HttpConnection.open(urls[n % urls.length] ?? '')),
  );
  const samples: number[] = [];
  const begin = performance.now() + warmUpMs;
  const end = begin + measuredMs;
  const run = `${Date.now()}`;
  let last = begin;
  const client = async (connection: HttpConnection, name: number) => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const body = postingBody(`${run}-${name}-${turn}`);
      const sent = performance.now();
      const { status } = await connection.post('/post', body);
      if (status !== 200) throw new Error(`a posting was answered with ${status}`);
      last = performance.now();
      if (sent >= begin) samples.push(last - sent);
    }
  };
  await Promise.all(connections.map(client));
  for (const connection of connections) connection.close();
  return { tps: (samples.length * 1_000) / (last - begin), p99ms: percentile(samples, 0.99) };
}

function postingBody(requestId: string): string {
  const payer = 1 + Math.floor(Math.random() * CUSTOMERS);
  const payee = 1 + ((payer + Math.floor(Math.random() * (CUSTOMERS - 1))) % CUSTOMERS);
  const leg = (customer: number, minor: string) => ({
    accountId: accountOf(customer),
    amount: { currency: 'USD', minor },
  });
  return JSON.stringify({ partnerId: PARTNER, userId: PARTNER, requestId, legs: [leg(payer, '-5'), leg(payee, '5')] });
}
