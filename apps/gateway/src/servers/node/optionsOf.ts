import { CONNECTORS, type Connector, readConnectors } from '@corridor/core';
import { type Connectors, missingConnectors } from '../../app/connectors';
import { StartError } from '../../app/StartError';
import type { Environment } from './Environment';
import { missingForProduction } from './missingForProduction';
import type { ServeOptions } from './serve';
import { wantsTraces } from './watching/openTraces';

const MAX_DRAIN_SECONDS = 5;
const PRODUCTION_DRAIN_SECONDS = '2';

function isProduction({ NODE_ENV }: Environment): boolean {
  return NODE_ENV === 'production';
}

/** The options that environment variables name, beside connectors that the program brings. @throws StartError for a number or name that is none, and for what production lacks */
export function optionsOf(environment: Environment, connectors: Connectors = {}): ServeOptions {
  const production = isProduction(environment);
  const port = portOf('PORT', environment.PORT ?? '8080');
  const connecting = { ...connectors, production, simulate: simulatedBy(environment) };
  const missing = production ? [...missingForProduction(environment), ...missingConnectors(connecting)] : [];
  if (missing.length > 0) throw new StartError(missing.join('\n'));
  return {
    ...connecting,
    port,
    host: environment.HOST ?? '127.0.0.1',
    ...metricsOf(environment),
    traces: wantsTraces(environment),
    drainMs: 1000 * drainSecondsOf(environment.CORRIDOR_DRAIN_SECONDS ?? (production ? PRODUCTION_DRAIN_SECONDS : '0')),
    dataDirectory: environment.CORRIDOR_DATA_DIR ?? '.data',
    databaseURL: environment.DATABASE_URL || undefined,
    directURL: environment.DATABASE_DIRECT_URL || undefined,
    replicaURL: environment.DATABASE_REPLICA_URL || undefined,
    secretKey: environment.CORRIDOR_SECRET_KEY || undefined,
    formerKeys: listed(environment.CORRIDOR_FORMER_KEYS),
    ...mailsOf(environment),
    corsOrigins: listed(environment.CORRIDOR_CORS_ORIGINS),
    trustedProxies: listed(environment.CORRIDOR_TRUSTED_PROXIES),
    // Whatever the environment says: nothing of a demonstration belongs beside real money.
    seed: !production && environment.CORRIDOR_SEED !== '0',
    sandbox: !production && environment.CORRIDOR_SANDBOX === '1',
  };
}

function simulatedBy({ CORRIDOR_SIMULATE = '' }: Environment): Connector[] {
  const { named, unknown } = readConnectors(CORRIDOR_SIMULATE);
  if (unknown.length === 0) return named;
  const list = CONNECTORS.join(', ');
  throw new StartError(`CORRIDOR_SIMULATE names ${unknown.join(', ')}: it is a list, with commas, of any of ${list}`);
}

function portOf(name: string, text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartError(`${name} must be a whole number from 0 to 65535`);
}

function metricsOf({ CORRIDOR_METRICS_PORT: port, CORRIDOR_METRICS_HOST: host = '127.0.0.1' }: Environment) {
  return port ? { metrics: { host, port: portOf('CORRIDOR_METRICS_PORT', port) } } : {};
}

function mailsOf({ CORRIDOR_PUBLIC_URL, SMTP_URL, MAIL_FROM = 'no-reply@corridor.example' }: Environment) {
  return { publicURL: CORRIDOR_PUBLIC_URL || undefined, smtpURL: SMTP_URL || undefined, mailFrom: MAIL_FROM };
}

function drainSecondsOf(text: string): number {
  const seconds = Number(text);
  if (seconds >= 0 && seconds <= MAX_DRAIN_SECONDS) return seconds;
  throw new StartError(`CORRIDOR_DRAIN_SECONDS must be a number from 0 to ${MAX_DRAIN_SECONDS}`);
}

function listed(text = ''): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}
