import { constants } from 'node:os';
import type { Connectors } from '../../app/connectors';
import { StartError } from '../../app/StartError';
import type { Mail } from '../../platform/mail';
import { createLogger } from '../../platform/ports/Logger';
import type { Environment } from './Environment';
import { greeting } from './greeting';
import { optionsOf } from './optionsOf';
import { type Running, serve } from './serve';

// Should the database not close, whoever stopped the process still has not waited 10 seconds.
const LAST_MS = 9_500;

/** Serves as the environment says until told to stop, with connectors that the program brings; prints the addresses, and a line for each reason that it cannot start. */
export async function runFromEnvironment(
  environment: Environment,
  staticDirectory?: string,
  connectors: Connectors = {},
): Promise<void> {
  try {
    const options = optionsOf(environment, connectors);
    const logger = createLogger((line) => void process.stderr.write(`${line}\n`));
    const verbose = environment.CORRIDOR_LOG === '1' || options.production === true;
    // Before the port is taken: whoever hears an answer may stop it at once.
    const onServing = stopOnSignal();
    const shown = { onMail: showMail, ...(verbose ? { logger } : {}) };
    const running = await serve({ ...options, staticDirectory, onServing, ...shown });
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

/** Ends the process in its own order once it is told to, and gives who is to be told what then runs. */
function stopOnSignal(): (running: Running) => void {
  let serving: Running | undefined;
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    // Nobody has had an answer yet, and a transaction that is cut off leaves nothing behind.
    if (!serving) process.exit(128 + constants.signals[signal]);
    // A terminal and npm both pass Ctrl+C on: the second one must not break what the first one began.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), LAST_MS).unref();
    serving.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return (running) => {
    serving = running;
  };
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
