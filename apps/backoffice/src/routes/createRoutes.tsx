import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { RouteErrorScreen } from '../screens/errors/RouteErrorScreen';
import { guardLoader } from './guardLoader';
import { APP_ROUTES, type AppRoute, type LayoutName } from './routes';

const LAYOUTS: Readonly<Record<LayoutName, () => Promise<ComponentType>>> = {
  default: async () => (await import('../layouts/DefaultFrame')).DefaultFrame,
  blank: async () => (await import('../layouts/BlankFrame')).BlankFrame,
  nonav: async () => (await import('../layouts/BlankFrame')).BlankFrame,
};

const loadPlaceholder = async () => (await import('../screens/placeholders/PlaceholderScreen')).PlaceholderScreen;

function screenRoute({ name, path, access, load = loadPlaceholder }: AppRoute): RouteObject {
  return {
    id: name,
    path,
    loader: guardLoader(name, access),
    lazy: async () => ({ Component: await load() }),
    ErrorBoundary: RouteErrorScreen,
    handle: { name },
  };
}

function layoutRoute(layout: LayoutName): RouteObject {
  return {
    id: `layout-${layout}`,
    lazy: async () => ({ Component: await LAYOUTS[layout]() }),
    ErrorBoundary: RouteErrorScreen,
    HydrateFallback: () => null,
    children: APP_ROUTES.filter((route) => route.layout === layout).map(screenRoute),
  };
}

/** The route tree: each layout once, each screen below its own, all code fetched on demand. */
export function createRoutes(): RouteObject[] {
  return [
    { id: 'root', path: '/', loader: guardLoader('root', 'member'), HydrateFallback: () => null },
    layoutRoute('default'),
    layoutRoute('blank'),
    layoutRoute('nonav'),
  ];
}
