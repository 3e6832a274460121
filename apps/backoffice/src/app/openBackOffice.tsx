import { loadHttp } from '@corridor/core';
import { beginJourney } from './beginJourney';
import { openPage } from './openPage';

const INTENTS = ['pointermove', 'pointerdown', 'keydown'] as const;

// What the first screen asks for is under way since the page came; somebody who does something will ask for more.
function prepareCalls(): void {
  const intent = () => {
    for (const name of INTENTS) removeEventListener(name, intent);
    void loadHttp();
  };
  for (const name of INTENTS) addEventListener(name, intent, { passive: true });
}

/** Opens the back office at the address of the page. */
export async function openBackOffice(): Promise<void> {
  prepareCalls();
  openPage(await beginJourney());
}
