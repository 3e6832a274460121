import type { Browser, BrowserContext, Page } from 'playwright';

type KeptSession = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A telephone on a mobile network: 4× CPU, 1.6 Mbit/s down, 150 ms. */
const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Runs a measurement on a slow page of a browser that has nothing cached. */
export async function onSlowPage<T>(
  browser: Browser,
  session: KeptSession | undefined,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(session && { storageState: session });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await measure(page);
  } finally {
    await context.close();
  }
}
