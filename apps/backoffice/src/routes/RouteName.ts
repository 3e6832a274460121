import { createContext, useContext } from 'react';
import type { RouteName } from './paths';

/** Tells what a screen shows under which name it was opened. */
export const RouteNameContext = createContext<RouteName>('$error');

/** The name of the route that is open. */
export function useRouteName(): RouteName {
  return useContext(RouteNameContext);
}
