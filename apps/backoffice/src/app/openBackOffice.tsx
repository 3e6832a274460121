import { openPage } from './openPage';
import { prepareCalls } from './prepareCalls';
import type { Renderer } from './renderer';
import { startApp } from './startApp';

const INTENTS = ['pointermove', 'pointerdown', 'keydown'] as const;

// What the first screen asks for is under way since the page came; somebody who does something will ask for more.
function prepareOnIntent(): void {
  const intent = () => {
    for (const name of INTENTS) removeEventListener(name, intent);
    prepareCalls();
  };
  for (const name of INTENTS) addEventListener(name, intent, { passive: true });
}

/** Opens the back office at the address of the page, as soon as there is something to draw with. */
export async function openBackOffice(renderer: Promise<Renderer>): Promise<void> {
  prepareOnIntent();
  const router = await startApp(undefined, renderer);
  openPage(await renderer, router);
}
