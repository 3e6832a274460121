import type { Services } from '../call';
import type { Implementation } from '../resource';
import { claimDownload, STALE_SECONDS } from './claim';
import type { Exporter } from './Exporter';
import { runDownload } from './runDownload';

/** Makes the exporter of a gateway over the resources that it will have. */
export function createExporter(implementations: () => readonly Implementation[]): Exporter {
  let isRunning = false;
  let isWanted = false;
  const find = (segment: string) => implementations().find((implementation) => implementation.segment === segment);
  const work = async (services: Services) => {
    while (isWanted) {
      isWanted = false;
      for (;;) {
        const { claimed, othersRun } = await claimDownload(services.db, services.clock.now());
        if (!claimed) {
          if (othersRun) later(() => wake(services));
          break;
        }
        await runDownload(services, find(claimed.resource), claimed);
      }
    }
  };
  const wake = (services: Services) => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    work(services)
      .catch((reason: unknown) => {
        services.logger.error('downloads.stopped', { reason: reason instanceof Error ? reason.name : 'unknown' });
      })
      .finally(() => {
        isRunning = false;
      });
  };
  return { find, wake };
}

// Another process has it, or had it: once its sign of life is old, it is taken over.
function later(work: () => void): void {
  const timer: unknown = setTimeout(work, (STALE_SECONDS + 1) * 1000);
  if (typeof timer === 'object' && timer !== null && 'unref' in timer && typeof timer.unref === 'function')
    timer.unref();
}
