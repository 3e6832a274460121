import { beginJourney } from './beginJourney';
import { openPage } from './openPage';
import { prepareCalls } from './prepareCalls';

const INTENTS = ['pointermove', 'pointerdown', 'keydown'] as const;

// What the first screen asks for is under way since the page came; somebody who does something will ask for more.
function prepareOnIntent(): void {
  const intent = () => {
    for (const name of INTENTS) removeEventListener(name, intent);
    prepareCalls();
  };
  for (const name of INTENTS) addEventListener(name, intent, { passive: true });
}

/** Opens the back office at the address of the page. */
export async function openBackOffice(): Promise<void> {
  prepareOnIntent();
  openPage(await beginJourney());
}
