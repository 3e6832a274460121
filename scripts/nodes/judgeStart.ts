import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGatewayClient } from '@corridor/core';
import { DEMO_SIGN_INS } from '../../apps/gateway/src/platform/seeding/partners';
import { freePort } from '../machine/freePort';
import { inRoot } from '../process/root';
import { serve } from '../servers/serve';
import { unpackSeeds } from '../servers/serveSeeded';

const START = ['--conditions=@corridor/source', '--import', 'tsx', inRoot('scripts', 'start.ts')];

/** Starts the program of `npm start` on a Node and asks for the page, a sign-in, a list and a write. @throws Error for what fails */
export async function judgeStart(node: string): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'corridor-node-'));
  try {
    await unpackSeeds(data);
    const env = { PORT: String(await freePort()), CORRIDOR_DATA_DIR: data };
    const server = await serve(node, START, { cwd: inRoot(), env });
    await askOnce(server.url).finally(server.stop);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

async function askOnce(url: string): Promise<void> {
  const page = await fetch(url);
  if (!page.ok) throw new Error(`the page answers ${page.status}`);
  const signIn = DEMO_SIGN_INS.find(({ role }) => role === 'operator');
  const { username = '', password = '' } = signIn ?? {};
  const { accessToken } = await createGatewayClient({ baseURL: url }).session.login({ username, password });
  const client = createGatewayClient({ baseURL: url, getAccessToken: () => accessToken });
  const { items } = await client.shops.page({ page: 1, size: 1 });
  const [shop] = items;
  if (!shop) throw new Error('the list of shops is empty');
  const { brand } = await client.shops.update(shop.id, { brand: 'Tried' });
  if (brand !== 'Tried') throw new Error('a write is not kept');
}
