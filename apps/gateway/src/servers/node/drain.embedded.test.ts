import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { startProcess } from '../../testing/startProcess';

const folder = mkdtempSync(join(tmpdir(), 'corridor-drain-'));

afterAll(() => rmSync(folder, { recursive: true }));

const LOGIN = JSON.stringify({ username: 'nobody@corridor.example', password: 'wrong-Password-1' });

/** A sign-in of which the gateway has heard the beginning; `finish` sends the rest and gives the answer. */
async function beginLogin(url: string) {
  const headers = { 'content-type': 'application/json', 'content-length': LOGIN.length, expect: '100-continue' };
  const begun = request(`${url}/api/dashboard/login-corridor`, { method: 'POST', headers });
  const answered = once(begun, 'response');
  begun.flushHeaders();
  await once(begun, 'continue');
  begun.write(LOGIN.slice(0, 10));
  return {
    finish: async (): Promise<IncomingMessage> => {
      begun.end(LOGIN.slice(10));
      const [response] = await answered;
      response.resume();
      return response;
    },
  };
}

const statusOf = async (address: string) => (await fetch(address)).status;

it('told to stop says that it is not ready, takes no more, finishes what it began and ends well', {
  timeout: 240_000,
}, async () => {
  const environment = { CORRIDOR_DATA_DIR: join(folder, 'data'), CORRIDOR_SEED: '0', CORRIDOR_DRAIN_SECONDS: '1' };
  const { url: served, ended, stop } = await startProcess(environment);
  const url = await served;
  expect(await Promise.all(['live', 'ready'].map((name) => statusOf(`${url}/health/${name}`)))).toEqual([200, 200]);
  const login = await beginLogin(url);
  stop('SIGTERM');
  await vi.waitFor(async () => expect(await statusOf(`${url}/health/ready`)).toBe(503));
  expect(await statusOf(`${url}/health/live`)).toBe(200);
  stop('SIGINT');
  await vi.waitFor(() => expect(fetch(url)).rejects.toThrow(), { timeout: 10_000 });
  const { statusCode, headers } = await login.finish();
  expect([statusCode, headers.connection]).toEqual([401, 'close']);
  expect(await ended).toEqual({ code: 0, errors: '' });
});
