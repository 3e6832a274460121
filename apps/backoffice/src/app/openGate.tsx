import { loadTypeface } from '../early/loadTypeface';
import { untilFetched } from '../network/untilFetched';
import { pathOf } from '../routes/paths';
import { LoginGate } from './LoginGate';
import { openPage } from './openPage';
import { prepareCalls } from './prepareCalls';
import type { Renderer } from './renderer';

const loadJourney = async () => (await import('./startApp')).startApp;

/** Fetches the back office and what it calls the gateway with, side by side. */
function prepareApp(): void {
  prepareCalls();
  loadJourney().catch(() => undefined);
}

/** Opens the login page alone, where there is no session; it leads to the back office without a page load. */
export async function openGate(renderer: Promise<Renderer>): Promise<void> {
  if (location.pathname !== pathOf('login')) history.replaceState(null, '', pathOf('login'));
  const leave = async (path: string) => {
    const startApp = await untilFetched(loadJourney);
    show(await startApp(path));
  };
  const show = openPage(await renderer, <LoginGate onLeave={(path) => void leave(path)} onIntent={prepareApp} />);
  loadTypeface();
}
