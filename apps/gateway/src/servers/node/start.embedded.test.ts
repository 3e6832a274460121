import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONNECTORS, createGatewayClient } from '@corridor/core';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Mail } from '../../platform/mail';
import { openBreakingWire } from '../../testing/breakingWire';
import { refusalOf } from '../../testing/refusalOf';
import { signedIn } from '../../testing/signedIn';
import { startProcess } from '../../testing/startProcess';
import { lockDirectory } from './lockDirectory';
import { serve } from './serve';

const folder = mkdtempSync(join(tmpdir(), 'corridor-start-'));
const SLOW = 240_000;

afterAll(() => rmSync(folder, { recursive: true }));

const OPERATOR = { username: 'operator@corridor.example', password: 'Corridor-2026' };

/** Uploads a file of 1 MB whose connection breaks in its middle, and sees that only the rest is sent. */
async function uploadOverBreakingWire(url: string, cardId: string): Promise<void> {
  const wire = await openBreakingWire(url, 600_000);
  const client = await signedIn(wire.url);
  const content = new Uint8Array(1_048_576).fill(65);
  content.set([0x25, 0x50, 0x44, 0x46, 0x2d]);
  const upload = client.cards.startUpload(new File([content], 'whole.pdf'), { cardId });
  const requestId = 'SA0001767225600003';
  expect((await refusalOf(upload.send({ requestId }))).kind).toBe('network');
  const { accessToken } = await createGatewayClient({ baseURL: url }).session.login(OPERATOR);
  const headers = { access_token: accessToken, request_id: requestId, 'content-range': 'bytes */1048900' };
  // The gateway hears of the break when its own end of the wire closes.
  await vi.waitFor(async () => {
    const answer = await fetch(`${url}/api/portal/cms/card/upload`, { method: 'POST', headers });
    expect((await answer.json()).data.received).toBeGreaterThan(500_000);
  });
  const stored = await upload.send();
  expect(stored).toMatchObject({ name: 'whole.pdf', size: 1_048_576 });
  expect(wire.sentSince()).toBeLessThan(700_000);
  await wire.close();
}

describe('starting the gateway', () => {
  it('keeps its data from one start to the next, refuses a big upload, goes on with one whose connection broke and shows mails that it cannot send', {
    timeout: SLOW,
  }, async () => {
    const mails: Mail[] = [];
    const onMail = (mail: Mail) => void mails.push(mail);
    const options = { port: 0, dataDirectory: join(folder, 'kept'), seed: true, onMail };
    const first = await serve(options);
    expect(first.seeded).toContain('cards');
    const client = await signedIn(first.url);
    const [card] = (await client.cards.page({ page: 1, size: 10, filter: { status: ['normal'] } })).items;
    await client.cards.callById(card?.id ?? '', 'block', {});
    const big = new File([new Uint8Array(2_000_000)], 'big.pdf');
    const refused = await refusalOf(client.cards.upload(big, { cardId: card?.id ?? '' }));
    expect(refused).toMatchObject({ status: 413, msg: 'File is too large: a single file may have at most 1MB' });
    await uploadOverBreakingWire(first.url, card?.id ?? '');
    await client.session.forgotPassword('viewer@corridor.example');
    await vi.waitFor(() =>
      expect(mails).toMatchObject([{ to: 'viewer@corridor.example', text: expect.stringMatching(/code is \d{6}/) }]),
    );
    await first.close();
    const second = await serve(options);
    expect(second.seeded).toEqual([]);
    expect((await (await signedIn(second.url)).cards.get(card?.id ?? '')).status).toBe('blocked');
    await second.close();
    const production = {
      ...options,
      seed: false,
      production: true,
      smtpURL: 'smtp://127.0.0.1:9',
      simulate: CONNECTORS,
    };
    await expect(serve(production)).rejects.toThrow('holds the demo data');
  });

  it('says in one line each what production lacks', { timeout: SLOW }, async () => {
    const { code, errors } = await (await startProcess({ NODE_ENV: 'production' })).ended;
    const lines = errors.trimEnd().split('\n');
    expect([code, lines.length]).toEqual([1, 5 + CONNECTORS.length]);
    for (const line of lines) expect(line).toMatch(/^corridor: production needs .*: set /);
  });

  it('says in one line that the port is in use, and touches no data', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const dataDirectory = join(folder, 'untouched');
    await expect(serve({ port, dataDirectory })).rejects.toThrow(`port ${port} on 127.0.0.1 is in use`);
    expect(existsSync(dataDirectory)).toBe(false);
    other.close();
  });

  it('says in one line that another process has the data directory', { timeout: SLOW }, async () => {
    const directory = join(folder, 'locked');
    const release = await lockDirectory(directory);
    const { code, errors } = await (await startProcess({ CORRIDOR_DATA_DIR: directory })).ended;
    expect([code, errors]).toEqual([1, `corridor: data directory ${directory} is in use by another process\n`]);
    await release();
    await (await lockDirectory(directory))();
  });

  it('says in one line that a data directory cannot be written', async () => {
    const dataDirectory = '/dev/null/data';
    await expect(serve({ port: 0, dataDirectory })).rejects.toThrow(
      `data directory ${dataDirectory} is not writable (ENOTDIR)`,
    );
  });

  it('says in one line that the database is not there, without its password', { timeout: SLOW }, async () => {
    const nowhere = 'postgres://corridor:hidden@127.0.0.1:9/corridor';
    const { code, errors } = await (await startProcess({ DATABASE_URL: nowhere })).ended;
    expect([code, errors]).toEqual([
      1,
      'corridor: the database at 127.0.0.1:9/corridor cannot be used: database not reachable (ECONNREFUSED)\n',
    ]);
  });

  it.each([{ PORT: 'http' }, { PORT: '70000' }])('refuses %o', { timeout: SLOW }, async (environment) => {
    const { code, errors } = await (await startProcess(environment)).ended;
    expect([code, errors]).toEqual([1, 'corridor: PORT must be a whole number from 0 to 65535\n']);
  });
});
