import type { ExportJobs, Services } from '../../platform/call';
import type { Implementation } from '../../platform/resource';
import { checkExport } from './checkExport';
import { claimDownload } from './claim';
import { runDownload } from './runDownload';

/** Creates the export jobs of a gateway over the resources that it will have. */
export function createExportJobs(implementations: () => readonly Implementation[]): ExportJobs {
  let running: Promise<void> | null = null;
  let isWanted = false;
  const find = (segment: string) => implementations().find((implementation) => implementation.segment === segment);
  const work = async (services: Services) => {
    while (isWanted) {
      isWanted = false;
      while (!services.closing.aborted) {
        const { claimed, againInMs } = await claimDownload(services.db, services.clock.now());
        if (!claimed) {
          if (againInMs !== null) later(() => wake(services), againInMs);
          break;
        }
        await runDownload(services, find(claimed.resource), claimed);
      }
    }
  };
  const wake = (services: Services) => {
    isWanted = true;
    if (running || services.closing.aborted) return;
    running = work(services)
      .catch((reason: unknown) => {
        services.logger.error('downloads.stopped', { reason: reason instanceof Error ? reason.name : 'unknown' });
      })
      .finally(() => {
        running = null;
      });
  };
  const check: ExportJobs['check'] = (call, input) => checkExport(call, find(input.resource), input);
  return { check, wake, settled: async () => void (await running) };
}

// Another process has it, or had it: once its sign of life is old, it is taken over.
function later(work: () => void, milliseconds: number): void {
  const timer: unknown = setTimeout(work, milliseconds);
  if (typeof timer === 'object' && timer !== null && 'unref' in timer && typeof timer.unref === 'function')
    timer.unref();
}
