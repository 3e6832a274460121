import type { Gateway } from '../../app/GatewayOptions';
import type { Logger } from '../../platform/ports/Logger';
import { traceOf } from '../../platform/refusals/toRefusal';

const RETRY_MS = 60_000;

/** Runs what is due at its very instant, each time when the last run said that something would be, until stopped. */
export function followDue(gateway: Pick<Gateway, 'timelyJobs'>, logger: Logger): { stop(): Promise<void> } {
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
  const look = async () => {
    const wait = await gateway.timelyJobs().catch((reason: unknown) => {
      logger.error('jobs.failed', traceOf(reason));
      return RETRY_MS;
    });
    if (!isOver) follow(wait);
  };
  const follow = (wait: number) => {
    timer = setTimeout(() => {
      looking = look();
    }, wait).unref();
  };
  follow(0);
  return {
    stop: () => {
      isOver = true;
      clearTimeout(timer);
      return looking;
    },
  };
}
