import { join } from 'node:path';
import { run } from '../../process/run';
import { type RunningServer, serve } from '../../servers/serve';
import { keyOf } from '../portal/servePortal';

/** Where the examples are installed, the gateway that they call, and the port that it lets them call from. */
export interface ExampleSetting {
  readonly folder: string;
  readonly gateway: RunningServer;
  readonly port: number;
}

/** What an example is told: where the gateway is, and the key that the seed gave a partner. */
export const environmentOf = ({ gateway, port }: ExampleSetting): Readonly<Record<string, string>> => ({
  NEXT_TELEMETRY_DISABLED: '1',
  PORT: String(port),
  CORRIDOR_GATEWAY: gateway.url,
  VITE_CORRIDOR_GATEWAY: gateway.url,
  PARTNER_KEY: keyOf('Portal for cards', 'operator@corridor.example'),
});

/** Builds an example as its manifest says; fails with what the build says. */
export async function buildExample(name: string, setting: ExampleSetting): Promise<string> {
  // Its programs stand in the one install of all examples, one folder up; npm looks there too.
  const cwd = join(setting.folder, name);
  const { code, output } = await run('npm', ['run', 'build'], { cwd, env: environmentOf(setting) });
  if (code !== 0) throw new Error(output);
  return output;
}

/** Starts the example of a token server with the built page of another one. */
export function serveExample(name: string, setting: ExampleSetting): Promise<RunningServer> {
  const cwd = join(setting.folder, 'token-server');
  return serve(process.execPath, ['server.js', join('..', name, 'dist')], { cwd, env: environmentOf(setting) });
}
