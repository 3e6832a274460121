import { LoadingBar } from '@corridor/ui';
import { startTransition, useEffect, useRef, useState } from 'react';
import { Router } from 'react-router-dom';
import { RootFrame } from '../layouts/RootFrame';
import { ScreenBoundary } from '../screens/errors/ScreenBoundary';
import type { ScreenRouting, ScreenRoutingState } from './createScreenRouter';
import { RouteNameContext } from './RouteName';
import type { ScrollMemory } from './scrollMemory';
import { useScrollMemory } from './useScrollMemory';

/** Props of `ScreenRouter`. */
export interface ScreenRouterProps {
  readonly routing: ScreenRouting;
  readonly scroll: ScrollMemory;
}

/** Shows the screen of the address in its layout; the last one stays until the next has all its code. */
export function ScreenRouter({ routing, scroll }: ScreenRouterProps) {
  const [{ open, first, unseen, busy }, setState] = useState(routing.state);
  const opened = useRef(false);
  useEffect(() => {
    opened.current = open !== null;
  });
  useEffect(() => {
    const show = (next: ScreenRoutingState) => {
      // That something is under way is shown at once, and so is what nobody can use yet; another screen may take its time.
      if (next.busy || !opened.current) setState(next);
      else startTransition(() => setState(next));
    };
    show(routing.state());
    return routing.subscribe(show);
  }, [routing]);
  useScrollMemory(scroll, open);
  const shown = open ?? first;
  if (!shown) return <LoadingBar loading />;
  const { location, change, route, Layout, Screen } = shown;
  return (
    <Router location={location} navigationType={change} navigator={routing.navigator}>
      <RouteNameContext.Provider value={route.name}>
        <ScreenBoundary entry={location.key}>
          <RootFrame busy={busy} unseen={unseen}>
            <ScreenBoundary entry={location.key}>
              <Layout>
                <ScreenBoundary entry={location.key}>
                  <Screen key={route.name} />
                </ScreenBoundary>
              </Layout>
            </ScreenBoundary>
          </RootFrame>
        </ScreenBoundary>
      </RouteNameContext.Provider>
    </Router>
  );
}
