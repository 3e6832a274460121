import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createScratchDatabase } from '../../../testing/ledger/scratchDatabase';
import { signedIn } from '../../../testing/signedIn';
import { startProcess } from '../../../testing/startProcess';

const ended: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

/** A process with demo data on a database of the kind of this run, and with so much more in its environment. */
async function start(more: Record<string, string>) {
  const serverURL = process.env.DATABASE_URL;
  const place: Record<string, string> = {};
  if (serverURL) {
    const scratch = await createScratchDatabase(serverURL);
    ended.push(scratch.drop);
    place.DATABASE_URL = scratch.url;
  } else {
    const folder = await mkdtemp(join(tmpdir(), 'corridor-watched-'));
    ended.push(() => rm(folder, { recursive: true, force: true }));
    place.CORRIDOR_DATA_DIR = join(folder, 'data');
  }
  const started = await startProcess({ ...place, ...more });
  ended.push(async () => {
    started.stop();
    await started.ended;
  });
  return { ...started, url: await started.url };
}

/** A receiver of what a process sends, on a port of its own. */
async function receiver() {
  const received: string[] = [];
  const server = createServer((request, response) => {
    request.setEncoding('utf8');
    let body = '';
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push(body);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ended.push(() => new Promise((resolve) => server.close(resolve)));
  return { url: `http://127.0.0.1:${portOf(server.address())}`, received };
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

it('tells its figures on a port of their own, and nothing of anybody', async () => {
  const spare = await receiver();
  const port = new URL(spare.url).port;
  await ended.pop()?.();
  const { url } = await start({ CORRIDOR_METRICS_PORT: port });
  const client = await signedIn(url);
  await client.cards.page({ page: 1, size: 10 });
  await client.session.forgotPassword('operator@corridor.example');
  await fetch(`${url}/api/portal/cms/secret-4242/page`, { method: 'POST', body: '{}' });
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  const text = await answer.text();
  for (const line of [
    'corridor_requests_total{resource="card",verb="page",outcome="done"} 1',
    'corridor_requests_total{resource="dashboard",verb="login-corridor",outcome="done"} 1',
    'corridor_requests_total{resource="other",verb="other",outcome="not-found"} 1',
    'corridor_request_duration_seconds_count{verb="page"} 1',
    'corridor_mails_total{outcome="sent"} 1',
    'corridor_exports_open{status="queued"} 0',
    'corridor_database_up 1',
    'corridor_job_faults{job="exchangeSettlement"} 0',
    'corridor_job_oldest_due_seconds{job="exchangeSettlement"} 0',
  ])
    expect(text).toContain(`${line}\n`);
  expect(text).toMatch(/^corridor_sessions [1-9]\d*$/m);
  expect(text).toContain('# TYPE corridor_ledger_operations_total counter');
  expect(text.includes('corridor_database_connections{use="read"')).toBe(Boolean(process.env.DATABASE_URL));
  expect(text).not.toMatch(/@|secret-4242|operator|[0-9a-f]{8}-[0-9a-f]{4}/);
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(404);
  expect(await (await fetch(`${url}/metrics`)).text()).not.toContain('corridor_requests_total');
});

it('follows a request of a caller into its database, as OpenTelemetry’s variables say', async () => {
  const { url: collector, received } = await receiver();
  const {
    url,
    stop,
    ended: end,
  } = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector,
    OTEL_SERVICE_NAME: 'corridor-under-test',
    CORRIDOR_SEED: '0',
  });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const headers = {
    traceparent: `00-${traceId}-b7ad6b7169203331-01`,
    request_id: 'trace-0001',
    access_token: 'nobody',
  };
  await fetch(`${url}/api/portal/cms/card/page`, { method: 'POST', headers, body: '{"token":"secret-4242"}' });
  stop();
  expect((await end).code).toBe(0);
  const spans = received.flatMap((body) => spansOf(body));
  const own = spans.filter((span) => span.traceId === traceId).map(({ name }) => name);
  expect(own.toSorted()).toEqual(['POST /api/portal/cms/card/page', 'database.statement']);
  expect(received.join()).toContain('corridor-under-test');
  expect(received.join()).toContain('trace-0001');
  expect(received.join()).not.toContain('secret-4242');
});

interface Span {
  readonly name: string;
  readonly traceId: string;
}

// As OTLP over HTTP has it, in JSON.
function spansOf(body: string): Span[] {
  const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
}
