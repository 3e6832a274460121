import { createLogger } from '../app/Logger';
import type { Mail } from '../mail';
import { DEMO_KEYS, DEMO_SIGN_INS } from '../seed';
import { StartError } from './StartError';
import { type Running, type ServeOptions, serve } from './serve';

type Environment = Readonly<Record<string, string | undefined>>;

/** The options that environment variables name. @throws StartError for a port that is none */
function optionsOf(environment: Environment): ServeOptions {
  const port = Number(environment.PORT ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new StartError('PORT must be a whole number from 0 to 65535');
  return {
    port,
    host: environment.HOST ?? '127.0.0.1',
    dataDirectory: environment.CORRIDOR_DATA_DIR ?? '.data',
    databaseURL: environment.DATABASE_URL || undefined,
    smtpURL: environment.SMTP_URL || undefined,
    mailFrom: environment.MAIL_FROM ?? 'no-reply@corridor.example',
    corsOrigins: (environment.CORRIDOR_CORS_ORIGINS ?? '').split(',').filter(Boolean),
    trustProxy: environment.CORRIDOR_TRUST_PROXY === '1',
    seed: environment.CORRIDOR_SEED !== '0',
    sandbox: environment.CORRIDOR_SANDBOX === '1',
  };
}

/** Serves as the environment says until told to stop; says on the terminal what is where, and in one line why it cannot start. */
export async function runFromEnvironment(environment: Environment, staticDirectory?: string): Promise<void> {
  try {
    const options = optionsOf(environment);
    const logger = createLogger((line) => void process.stderr.write(`${line}\n`));
    const verbose = environment.CORRIDOR_LOG === '1' || environment.NODE_ENV === 'production';
    const running = await serve({ ...options, staticDirectory, onMail: showMail, ...(verbose ? { logger } : {}) });
    stopOnSignal(running);
    say(greeting(running, options, environment));
  } catch (reason) {
    process.stderr.write(`corridor: ${reason instanceof Error ? reason.message.split('\n')[0] : 'cannot start'}\n`);
    process.exitCode = 1;
  }
}

function greeting(
  { url, seeded }: Running,
  { databaseURL, dataDirectory, seed }: ServeOptions,
  environment: Environment,
): string {
  const data = databaseURL
    ? 'the PostgreSQL of DATABASE_URL'
    : `${dataDirectory} (embedded; no promise for a power loss)`;
  const lines = [
    '',
    `  Corridor   ${url}`,
    `  Data       ${data}${seeded.length > 0 ? ', freshly seeded' : ''}`,
    `  Calls      ${url}/docs`,
  ];
  if (seed) {
    const width = Math.max(...DEMO_SIGN_INS.map(({ username }) => username.length));
    lines.push(
      '',
      '  Demo sign-ins',
      ...DEMO_SIGN_INS.map(({ username, password, role }) => `    ${username.padEnd(width)}  ${password}  ${role}`),
      '',
      '  Demo keys for embed sessions',
      ...DEMO_KEYS.map(({ key, username }) => `    ${key.padEnd(width)}  as ${username}`),
    );
  }
  if (environment.NODE_ENV === 'production' && !databaseURL)
    lines.push('', '  Warning: set DATABASE_URL in production.');
  return lines.join('\n');
}

function showMail({ to, subject, text }: Mail): void {
  say(`\n  Mail to ${to}: ${subject}\n${text.replace(/^/gm, '    ')}`);
}

function stopOnSignal(running: Running): void {
  const stop = () => {
    running.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
