import { pathOf, type RouteName } from './paths';
import { APP_ROUTES } from './routes';

/** Where a parent leads: its children in the order of their use. @source spec §2 shows no screen for these */
const CHILDREN: Readonly<Record<string, readonly RouteName[]>> = {
  '/setting': ['permission-users', 'permission-roles', 'setting-password'],
  '/payment': ['payment-orders', 'payment-beneficiaries'],
  '/withdrawal': ['withdrawal-orders', 'withdrawal-accounts'],
  '/permission': ['permission-users', 'permission-roles'],
  '/exchange': ['exchange-orders', 'exchange-index'],
  '/collection': ['collection-collections', 'collection-virtual-accounts', 'collection-accounts', 'collection-shops'],
  '/material': ['material-materials', 'material-links'],
  '/transfer': ['transactions'],
};

const built = new Set(APP_ROUTES.filter(({ load }) => load).map(({ name }) => name));

/** The first child of a parent that has a screen, or null where none has yet. */
export function landingOf(path: string): RouteName | null {
  return CHILDREN[path]?.find((name) => built.has(name)) ?? null;
}

/** Parents that the specification shows no path for, and that an address cut short leads to. */
export const BARE_PARENTS: readonly string[] = Object.keys(CHILDREN).filter(
  (path) => !APP_ROUTES.some((route) => pathOf(route.name) === path),
);
