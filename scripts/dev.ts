import { freePort } from './machine/freePort.js';
import { attached } from './process/attached.js';
import { inRoot } from './process/root.js';
import { serve } from './servers/serve.js';

// The gateway runs beside Vite, which serves the host from its sources and hands gateway calls on.
const node = ['--conditions=@corridor/source', '--import', 'tsx', inRoot('scripts', 'dev', 'gateway.ts')];
try {
  const env = { PORT: process.env.CORRIDOR_GATEWAY_PORT ?? String(await freePort()) };
  const gateway = await serve(process.execPath, node, { cwd: inRoot(), env });
  console.log(`The gateway answers on ${gateway.url}`);
  process.exitCode = await attached('vite', process.argv.slice(2), {
    cwd: inRoot('apps', 'backoffice'),
    env: { CORRIDOR_GATEWAY: gateway.url },
  });
  await gateway.stop();
} catch (error) {
  console.error(`corridor: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
