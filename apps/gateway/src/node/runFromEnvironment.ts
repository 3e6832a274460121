import { createLogger } from '../app/Logger';
import type { Mail } from '../mail';
import { greeting } from './greeting';
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
    corsOrigins: listed(environment.CORRIDOR_CORS_ORIGINS),
    trustedProxies: listed(environment.CORRIDOR_TRUSTED_PROXIES),
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
    say(greeting(running, options, environment.NODE_ENV === 'production'));
  } catch (reason) {
    process.stderr.write(`corridor: ${reason instanceof Error ? reason.message.split('\n')[0] : 'cannot start'}\n`);
    process.exitCode = 1;
  }
}

function listed(text = ''): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
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
