import type { ReactNode } from 'react';
import { createItinerary } from '../routes/createItinerary';
import { createScrollMemory } from '../routes/scrollMemory';
import { App } from './App';

/** How long the first screen's code may take before the page says that something is on its way, in milliseconds. */
const AT_ONCE = 100;

/** The back office at the address of the page, or at another in its place, once its screen has come or takes too long. */
export async function beginJourney(path?: string): Promise<ReactNode> {
  const scroll = createScrollMemory(window);
  const itinerary = createItinerary(window, ({ location }) => scroll.leave(location.key));
  await Promise.race([itinerary.start(path), new Promise((resolve) => setTimeout(resolve, AT_ONCE))]);
  return <App itinerary={itinerary} scroll={scroll} />;
}
