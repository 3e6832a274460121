import { pathOf, type RouteName } from './paths';
import { APP_ROUTES } from './routes';

/** Where a parent leads: its children in the order of their use. @source spec §2 shows no screen for these */
export const CHILDREN: Readonly<Record<string, readonly RouteName[]>> = {
  '/payment': ['payment-orders', 'payment-beneficiaries'],
  '/withdrawal': ['withdrawal-orders', 'withdrawal-accounts'],
  '/permission': ['permission-users', 'permission-roles'],
  '/exchange': ['exchange-orders', 'exchange-index'],
  '/collection': ['collection-collections', 'collection-virtual-accounts', 'collection-accounts', 'collection-shops'],
  '/material': ['material-materials', 'material-links'],
};

/** The first child of a parent that may be seen, or null for no parent; where none may be seen, the first says so. */
export function landingOf(path: string, maySee: (name: RouteName) => boolean = () => true): RouteName | null {
  const children = CHILDREN[path] ?? [];
  return children.find(maySee) ?? children[0] ?? null;
}

/** Parents that the specification shows no path for, and that an address cut short leads to. */
export const BARE_PARENTS: readonly string[] = Object.keys(CHILDREN).filter(
  (path) => !APP_ROUTES.some((route) => pathOf(route.name) === path),
);
