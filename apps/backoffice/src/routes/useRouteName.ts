import { useMatches } from 'react-router-dom';
import { ROUTE_PATHS, type RouteName } from './paths';

/** The name of the route that is open. */
export function useRouteName(): RouteName {
  const id = useMatches().at(-1)?.id ?? '$error';
  return isRouteName(id) ? id : '$error';
}

function isRouteName(id: string): id is RouteName {
  return id in ROUTE_PATHS;
}
