import type { Mail } from '../../platform/mail';
import { createLogger } from '../../platform/ports/Logger';
import type { Environment } from './Environment';
import { greeting } from './greeting';
import { optionsOf } from './optionsOf';
import { StartError } from './StartError';
import { type Running, serve } from './serve';

// Should the database not close, whoever stopped the process still has not waited 10 seconds.
const LAST_MS = 9_500;

/** Serves as the environment says until told to stop; prints the addresses, and a line for each reason that it cannot start. */
export async function runFromEnvironment(environment: Environment, staticDirectory?: string): Promise<void> {
  try {
    const options = optionsOf(environment);
    const logger = createLogger((line) => void process.stderr.write(`${line}\n`));
    const verbose = environment.CORRIDOR_LOG === '1' || options.production === true;
    const running = await serve({ ...options, staticDirectory, onMail: showMail, ...(verbose ? { logger } : {}) });
    stopOnSignal(running);
    print(greeting(running, options));
  } catch (reason) {
    for (const line of whyNot(reason)) process.stderr.write(`corridor: ${line}\n`);
    process.exitCode = 1;
  }
}

// A sentence of ours may have company; of any other failure the first line is the one for people.
function whyNot(reason: unknown): string[] {
  if (reason instanceof StartError) return reason.message.split('\n');
  return [reason instanceof Error ? (reason.message.split('\n')[0] ?? '') : 'cannot start'];
}

function showMail({ to, subject, text }: Mail): void {
  print(`\n  Mail to ${to}: ${subject}\n${text.replace(/^/gm, '    ')}`);
}

function stopOnSignal(running: Running): void {
  let isStopping = false;
  const stop = () => {
    // A terminal and npm both pass Ctrl+C on: the second one must not break what the first one began.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), LAST_MS).unref();
    running.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
