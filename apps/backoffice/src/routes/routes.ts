import { accessOf } from './access';
import type { Access } from './guard';
import { ROUTE_NAMES, ROUTE_PATHS, type RouteName } from './paths';
import type { LoadScreen } from './ScreenDeclaration';
import { loadNotFound, SCREENS } from './screens';

/** The three frames a screen can stand in. @source spec §2 */
export type LayoutName = 'default' | 'blank' | 'nonav';

/** A screen's address, name and frame, and how its code is fetched. */
export interface AppRoute {
  name: RouteName;
  path: string;
  access: Access;
  layout: LayoutName;
  load: LoadScreen;
}

/** Frame of whoever may open a screen: only members have a navigation. @source spec §2 */
const layoutOf = (access: Access): LayoutName =>
  access === 'member' ? 'default' : access === 'cardholder' ? 'nonav' : 'blank';

/** Route of a name. */
export function routeOf(name: RouteName): AppRoute {
  const access = accessOf(name);
  // A parent without content leads to a child before its own code is asked for.
  const load = SCREENS[name]?.load ?? loadNotFound;
  return { name, path: ROUTE_PATHS[name], access, layout: layoutOf(access), load };
}

/** Every route of the specification, and `card`, whose path it does not show; the unknown address last. @source spec §2; card ours */
export const APP_ROUTES: readonly AppRoute[] = ROUTE_NAMES.map(routeOf);
