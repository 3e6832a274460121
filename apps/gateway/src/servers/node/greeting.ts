import { simulatedOf } from '../../app/connectors';
import { DEMO_KEYS, DEMO_SIGN_INS } from '../../seed';
import type { Running, ServeOptions } from './serve';

/** What a started gateway says on the terminal: what is where, who may sign in, and what is missing for production. */
export function greeting(
  { url, seeded }: Pick<Running, 'url' | 'seeded'>,
  { databaseURL, dataDirectory, seed, ...connecting }: ServeOptions,
): string {
  const data = databaseURL
    ? 'the PostgreSQL of DATABASE_URL'
    : `${dataDirectory} (embedded; no promise for a power loss)`;
  const { production } = connecting;
  const simulated = production ? simulatedOf(connecting) : [];
  const lines = [
    '',
    `  Corridor   ${url}`,
    `  Data       ${data}${seeded.length > 0 ? ', freshly seeded' : ''}`,
    `  Calls      ${url}/docs`,
    ...(simulated.length > 0 ? [`  Simulated  ${simulated.join(', ')}`] : []),
    ...(seed ? demoEntries() : []),
    ...(production && !databaseURL ? ['', '  Warning: set DATABASE_URL in production.'] : []),
  ];
  return lines.join('\n');
}

function demoEntries(): string[] {
  const width = Math.max(...DEMO_SIGN_INS.map(({ username }) => username.length));
  return [
    '',
    '  Demo sign-ins',
    ...DEMO_SIGN_INS.map(({ username, password, role }) => `    ${username.padEnd(width)}  ${password}  ${role}`),
    '',
    '  Demo keys for embed sessions',
    ...DEMO_KEYS.map(({ key, username }) => `    ${key.padEnd(width)}  as ${username}`),
  ];
}
