import type { CDPSession, Page } from 'playwright';

/** Milliseconds that the main thread of a page has worked, which hardly depend on what else the machine does. */
export async function cpuClock(page: Page): Promise<() => Promise<number>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const spent = metrics.find(({ name }) => name === 'TaskDuration')?.value;
    if (spent === undefined) throw new Error('The browser does not tell how long its tasks were');
    return spent * 1000;
  };
}
