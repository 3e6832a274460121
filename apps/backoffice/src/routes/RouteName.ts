import { createContext, useContext } from 'react';
import type { RouteName } from './paths';

/** Provides the name of the open route. */
export const RouteNameContext = createContext<RouteName>('$error');

/** The name of the route that is open. */
export function useRouteName(): RouteName {
  return useContext(RouteNameContext);
}
