import { kindOfStatus } from '@corridor/core';
import type { Registry } from 'prom-client';
import { ledgerCounts } from '../../../ledger';
import type { Database } from '../../../platform/database';
import { registerDatabase } from './databaseFigures';
import type { Metrics } from './Metrics';

type Library = typeof import('prom-client');

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Makes the figures of a process over its database; loads their library, which costs nothing where nobody asks for figures. */
export async function createMetrics(db: Database): Promise<Metrics> {
  const library = await import('prom-client');
  const register = new library.Registry();
  library.collectDefaultMetrics({ register });
  registerLedger(library, register);
  const readDatabase = registerDatabase(library, register, db);
  return {
    observe: observeRequests(library, register),
    counted: countMails(library, register),
    answer: async () => {
      await readDatabase();
      const headers = { 'content-type': register.contentType, 'cache-control': 'no-store' };
      return new Response(await register.metrics(), { headers });
    },
  };
}

function observeRequests({ Counter, Histogram, Gauge }: Library, register: Registry): Metrics['observe'] {
  const requests = new Counter({
    name: 'corridor_requests_total',
    help: 'Requests that were answered',
    labelNames: ['resource', 'verb', 'outcome'],
    registers: [register],
  });
  const durations = new Histogram({
    name: 'corridor_request_duration_seconds',
    help: 'Time until a request was answered',
    labelNames: ['verb'],
    buckets: SECONDS,
    registers: [register],
  });
  const open = new Gauge({
    name: 'corridor_requests_open',
    help: 'Requests that are being answered',
    registers: [register],
  });
  return async (_request, answer) => {
    open.inc();
    const end = durations.startTimer();
    try {
      const ended = await answer();
      const { resource, verb } = namesOf(ended.route);
      requests.inc({ resource, verb, outcome: outcomeOf(ended.status) });
      end({ verb });
      return ended;
    } finally {
      open.dec();
    }
  };
}

// Declared addresses only, so that nobody can make series by asking for others.
function namesOf(route: string): { resource: string; verb: string } {
  const [verb = 'other', resource = 'other'] = route.split('/').filter(Boolean).reverse();
  return { resource, verb };
}

function outcomeOf(status: number): string {
  if (status < 400) return 'done';
  const kind = kindOfStatus(status);
  return status < 500 && kind === 'server' ? 'validation' : kind;
}

function registerLedger({ Counter }: Library, register: Registry): void {
  const operations = new Counter({
    name: 'corridor_ledger_operations_total',
    help: 'Postings, holds and captures that the ledger answered',
    labelNames: ['operation', 'outcome'],
    registers: [register],
    collect() {
      operations.reset();
      for (const { operation, outcome, count } of ledgerCounts()) operations.inc({ operation, outcome }, count);
    },
  });
}

function countMails({ Counter }: Library, register: Registry): Metrics['counted'] {
  const mails = new Counter({
    name: 'corridor_mails_total',
    help: 'Mails that were handed over, and that could not be',
    labelNames: ['outcome'],
    registers: [register],
  });
  return (mailer) => ({
    send: async (mail) => {
      try {
        await mailer.send(mail);
        mails.inc({ outcome: 'sent' });
      } catch (reason) {
        mails.inc({ outcome: 'failed' });
        throw reason;
      }
    },
  });
}
