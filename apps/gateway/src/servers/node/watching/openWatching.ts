import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../../platform/database';
import type { Mailer } from '../../../platform/mail';
import type { RequestObserver } from '../../../platform/ports/RequestObserver';
import { openTraces } from './openTraces';
import { serveMetrics } from './serveMetrics';

/** How a process is watched: at neither place unless told. */
export interface WatchingOptions {
  /** Where figures for Prometheus are read, apart from everything else. */
  readonly metrics?: { readonly host: string; readonly port: number };
  /** Sends traces as OpenTelemetry's variables of the process say. */
  readonly traces?: boolean;
}

/** What watches a process. */
export interface Watching {
  /** The database as it is to be used, so that its work is in the traces. */
  readonly db: Database;
  readonly observe: RequestObserver;
  readonly metricsUrl: string | undefined;
  counted(mailer: Mailer): Mailer;
  close(): Promise<void>;
}

const LAST_SPANS_MS = 1_000;

/** Opens figures and traces where they are wanted; loads nothing for what is not. @throws StartError when the port is in use */
export async function openWatching(db: Database, options: WatchingOptions): Promise<Watching> {
  const { metrics: place } = options;
  const metrics = place ? await serveMetrics(db, place.host, place.port) : null;
  const traces = options.traces ? await openTraces() : null;
  return {
    db: traces?.traced(db) ?? db,
    observe: (request, answer) => {
      const traced = traces ? () => traces.observe(request, answer) : answer;
      return metrics ? metrics.observe(request, traced) : traced();
    },
    metricsUrl: metrics ? `${metrics.server.url}/metrics` : undefined,
    counted: (mailer) => metrics?.counted(mailer) ?? mailer,
    close: async () => {
      await metrics?.server.close(0);
      // A receiver that is away keeps nobody from ending.
      await Promise.race([traces?.close().catch(() => {}), setTimeout(LAST_SPANS_MS, undefined, { ref: false })]);
    },
  };
}
