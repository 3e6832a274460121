import { createServer, type RequestListener } from 'node:http';
import { freePort } from '../machine/freePort';
import type { RunningServer } from './serve';

/** Answers requests on a free loopback port until it is stopped. */
export async function serveRequests(answer: RequestListener): Promise<RunningServer> {
  const server = createServer(answer);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, stop };
}
