// Exports every transaction of an operator through a gateway in this process, and prints rows, seconds and how much memory it took.
import { createGatewayClient } from '@corridor/core';
import { createGateway, openDatabase } from '@corridor/gateway';
import { DEMO_OPERATOR } from '../measure/demoOperator';

const BASE = 'http://gateway.bench';
const MEGABYTE = 1_048_576;
const NEW_LINE = 10;

const db = await openDatabase({ databaseURL: process.env.DATABASE_URL });
const gateway = await createGateway({ db });
const fetch: typeof globalThis.fetch = (input, init) => gateway.fetch(new Request(input, init));
const { accessToken } = await createGatewayClient({ baseURL: BASE, fetch }).session.login(DEMO_OPERATOR);

async function exportRows(body: object): Promise<{ rows: number; peak: number }> {
  const headers = { 'content-type': 'application/json', access_token: accessToken };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(`${BASE}/api/portal/cms/transaction/export`, request);
  if (!response.ok || !response.body) throw new Error(`the export was refused: ${response.status}`);
  let [rows, peak] = [-1, 0];
  for await (const chunk of response.body) {
    for (const byte of chunk) if (byte === NEW_LINE) rows += 1;
    peak = Math.max(peak, process.memoryUsage.rss());
  }
  return { rows, peak };
}

// What the first rows load and compile is not what a million of them take.
await exportRows({ filter: { type: ['rebate'] } });
const before = process.memoryUsage.rss();
const started = performance.now();
const { rows, peak } = await exportRows({});
const seconds = (performance.now() - started) / 1_000;
console.log(JSON.stringify({ rows, seconds, growthMB: Math.max(0, peak - before) / MEGABYTE }));
await db.close();
