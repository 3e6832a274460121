import { LoadingBar } from '@corridor/ui';
import { startTransition, useEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import { RootFrame } from '../layouts/RootFrame';
import { ScreenBoundary } from '../screens/errors/ScreenBoundary';
import type { Itinerary, ItineraryState } from './createItinerary';
import { RouteNameContext } from './RouteName';
import type { ScrollMemory } from './scrollMemory';
import { useScrollMemory } from './useScrollMemory';

/** Props of `ScreenRouter`. */
export interface ScreenRouterProps {
  readonly itinerary: Itinerary;
  readonly scroll: ScrollMemory;
}

/** Shows the screen of the address in its layout; the last one stays until the next has all its code. */
export function ScreenRouter({ itinerary, scroll }: ScreenRouterProps) {
  const [{ open, busy }, setState] = useState(itinerary.state);
  useEffect(() => {
    const show = (next: ItineraryState) => {
      // That something is under way is shown at once; a screen may take its time to be drawn.
      if (next.busy) setState(next);
      else startTransition(() => setState(next));
    };
    show(itinerary.state());
    return itinerary.subscribe(show);
  }, [itinerary]);
  useScrollMemory(scroll, open);
  if (!open) return <LoadingBar loading />;
  const { location, change, route, Layout, Screen } = open;
  return (
    <Router location={location} navigationType={change} navigator={itinerary.navigator}>
      <RouteNameContext.Provider value={route.name}>
        <RootFrame busy={busy}>
          <ScreenBoundary entry={location.key}>
            <Layout>
              <ScreenBoundary entry={location.key}>
                <Screen key={route.name} />
              </ScreenBoundary>
            </Layout>
          </ScreenBoundary>
        </RootFrame>
      </RouteNameContext.Provider>
    </Router>
  );
}
