import { join } from 'node:path';
import { DEMO_KEYS } from '@corridor/gateway';
import { freePort } from '../../machine/freePort';
import { type RunningServer, serve } from '../../servers/serve';

/** The key that the seed gave a partner. */
export function keyOf(name: string, username: string): string {
  const found = DEMO_KEYS.find((key) => key.name === name && key.username === username);
  if (!found) throw new Error(`The seed has no key "${name}" for ${username}`);
  return found.key;
}

/** Starts the portal's own server on a free port, with the keys that the seed gave its partners. */
export async function servePortal(folder: string, gateway: RunningServer): Promise<RunningServer> {
  const env = {
    PORT: String(await freePort()),
    CORRIDOR_GATEWAY: gateway.url,
    PARTNER_KEY_CARDS: keyOf('Portal for cards', 'operator@corridor.example'),
    PARTNER_KEY_MONEY: keyOf('Portal for money', 'finance@corridor.example'),
    PARTNER_KEY_SUBSIDIARY: keyOf('Portal for cards', 'operator@lumen.example'),
  };
  return serve(process.execPath, [join('server', 'index.js')], { cwd: folder, env });
}
