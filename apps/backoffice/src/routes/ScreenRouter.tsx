import { LoadingBar } from '@corridor/ui';
import { startTransition, useEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import { RootFrame } from '../layouts/RootFrame';
import { ScreenBoundary } from '../screens/errors/ScreenBoundary';
import type { ScreenRouting, ScreenRoutingState } from './createScreenRouter';
import { RouteNameContext } from './RouteName';
import type { ScrollMemory } from './scrollMemory';
import { useLeaving } from './useLeaving';
import { useScrollMemory } from './useScrollMemory';

/** Props of `ScreenRouter`. */
export interface ScreenRouterProps {
  readonly routing: ScreenRouting;
  readonly scroll: ScrollMemory;
}

/** Shows the screen of the address in its layout; the last one stays until the next has all its code. */
export function ScreenRouter({ routing, scroll }: ScreenRouterProps) {
  const [{ open, first, unseen, busy }, setState] = useState(routing.state);
  const takesItsTime = useLeaving(open);
  useEffect(() => {
    const show = (next: ScreenRoutingState) => {
      if (takesItsTime(next)) startTransition(() => setState(next));
      else setState(next);
    };
    show(routing.state());
    return routing.subscribe(show);
  }, [routing, takesItsTime]);
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
