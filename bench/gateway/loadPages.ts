import { createGatewayClient } from '@corridor/core';
import { DEMO_OPERATOR } from '../measure/demoOperator';
import { percentile, rounded } from '../measure/percentile';

const CLIENTS = 16;
const WARM_UP_MS = 1_000;
const MEASURED_MS = 6_000;

/** Requests per second and the slowest hundredth in milliseconds. */
export interface Load {
  readonly rps: number;
  readonly p99ms: number;
}

/** Pages through an operator's cards with 16 clients at once: the first pages, a filter and a sort, in turn. */
export async function loadPages(url: string): Promise<Load> {
  const open = createGatewayClient({ baseURL: url });
  const { accessToken } = await open.session.login(DEMO_OPERATOR);
  const gateway = createGatewayClient({ baseURL: url, getAccessToken: () => accessToken });
  const queries = [
    { page: 1, size: 25 },
    { page: 2, size: 25 },
    { page: 1, size: 25, filter: { status: ['blocked' as const] } },
    { page: 1, size: 25, sort: { field: 'balance' as const, direction: 'desc' as const } },
  ];
  const samples: number[] = [];
  const begin = performance.now() + WARM_UP_MS;
  const end = begin + MEASURED_MS;
  const client = async (first: number) => {
    for (let turn = first; performance.now() < end; turn += 1) {
      const started = performance.now();
      const query = queries[turn % queries.length];
      if (query) await gateway.cards.page(query);
      if (started >= begin) samples.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)));
  return { rps: rounded((samples.length * 1000) / MEASURED_MS), p99ms: rounded(percentile(samples, 0.99)) };
}
