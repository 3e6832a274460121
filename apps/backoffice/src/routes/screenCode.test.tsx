import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { routeOf } from './routes';
import { codeOf, fetchScreen } from './screenCode';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
const gone = { ...routeOf('blank'), load: () => Promise.reject(missing) };

/** What a screen says by failing. */
async function faultOf(): Promise<unknown> {
  const { Screen } = await codeOf(gone);
  try {
    return renderToString(<Screen />);
  } catch (reason) {
    return reason;
  }
}

it('tells code that is gone from a server that cannot be reached', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }));
  expect(await faultOf()).toBe(missing);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await faultOf()).toMatchObject({ kind: 'network', msg: 'Network Error', cause: missing });
  vi.stubGlobal('fetch', async () => new Response(null, { status: 502 }));
  expect(await faultOf()).toMatchObject({ kind: 'network' });
});

it('fetches again what could not be fetched', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await fetchScreen(gone)).toBe(false);
  expect(await fetchScreen(routeOf('blank'))).toBe(true);
});
