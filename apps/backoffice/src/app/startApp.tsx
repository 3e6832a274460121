import type { ReactNode } from 'react';
import { initialRows } from '../early/initialRows';
import { keepFirstReads } from '../early/keepFirstReads';
import { loadTypeface } from '../early/loadTypeface';
import { createScreenRouter } from '../routes/createScreenRouter';
import { createScrollMemory } from '../routes/scrollMemory';
import { App } from './App';
import { createHostGateway } from './createHostGateway';

/** How long the first frame's code and rows may take, once something can be drawn, before the page says that something is on its way, in milliseconds. */
const AT_ONCE = 100;

/** The back office at the address of the page, or at another in its place, once its frame and rows have come or take too long after something can be drawn. */
export async function startApp(path?: string, drawable: Promise<unknown> = Promise.resolve()): Promise<ReactNode> {
  const scroll = createScrollMemory(window);
  const routing = createScreenRouter(window, ({ location }) => scroll.leave(location.key));
  const gateway = createHostGateway();
  const late = drawable.then(() => new Promise<undefined>((resolve) => setTimeout(resolve, AT_ONCE)));
  const begun = new Promise<void>((resolve) => {
    const stop = routing.subscribe(() => {
      stop();
      resolve();
    });
  });
  void routing.start(path).then(loadTypeface);
  keepFirstReads();
  const [initialData] = await Promise.all([initialRows(gateway, late), Promise.race([begun, late])]);
  return <App gateway={gateway} initialData={initialData} routing={routing} scroll={scroll} />;
}
