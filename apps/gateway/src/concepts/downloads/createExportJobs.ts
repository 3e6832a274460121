import type { ExportJobs, Services } from '../../platform/call';
import { unhurried } from '../../platform/http/pause';
import type { Implementation } from '../../platform/resource';
import { checkExport } from './checkExport';
import { claimDownload, STALE_SECONDS } from './claim';
import { runTurn } from './runTurn';

/** Most exports that one process runs side by side. */
const SIDE_BY_SIDE = 3;

/**
 * Creates the export jobs of a gateway over the resources that it will have. A few exports run side by side; each hands on after its turn, so
 * that a partner's long exports keep nobody else's waiting.
 */
export function createExportJobs(implementations: () => readonly Implementation[]): ExportJobs {
  const runners = new Set<Promise<void>>();
  let wishes = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const find = (segment: string) => implementations().find((implementation) => implementation.segment === segment);

  const work = async (services: Services) => {
    while (!services.closing.aborted) {
      const known = wishes;
      const { claimed, againInMs } = await claimDownload(services.db, services.clock.now());
      if (claimed) {
        start(services);
        await runTurn(services, find(claimed.resource), claimed);
      } else if (known === wishes) {
        if (againInMs !== null) lookAgain(services, againInMs);
        return;
      }
    }
  };
  const start = (services: Services) => {
    if (runners.size >= SIDE_BY_SIDE || services.closing.aborted) return;
    const runner: Promise<void> = work(services)
      .catch((reason: unknown) => {
        services.logger.error('downloads.stopped', { reason: reason instanceof Error ? reason.name : 'unknown' });
        lookAgain(services, STALE_SECONDS * 1000 + 1);
      })
      .finally(() => runners.delete(runner));
    runners.add(runner);
  };
  const wake = (services: Services) => {
    wishes += 1;
    start(services);
  };
  // Another process has one, or had it: once its sign of life is old, it is taken over.
  const lookAgain = (services: Services, milliseconds: number) => {
    clearTimeout(timer);
    timer = unhurried(setTimeout(() => wake(services), milliseconds));
  };
  const check: ExportJobs['check'] = (call, input) => checkExport(call, find(input.resource), input);
  return { check, wake, settled: async () => void (await Promise.all(runners)) };
}
