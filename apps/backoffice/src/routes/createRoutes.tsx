import { LoadingBar } from '@corridor/ui';
import type { ComponentType } from 'react';
import { type RouteObject, redirect } from 'react-router-dom';
import { RootFrame } from '../layouts/RootFrame';
import { RouteErrorScreen } from '../screens/errors/RouteErrorScreen';
import { guardLoader } from './guardLoader';
import { BARE_PARENTS, landingOf } from './landing';
import { pathOf } from './paths';
import { APP_ROUTES, type AppRoute, type LayoutName } from './routes';

const LAYOUTS: Readonly<Record<LayoutName, () => Promise<ComponentType>>> = {
  default: async () => (await import('../layouts/DefaultFrame')).DefaultFrame,
  blank: async () => (await import('../layouts/BlankFrame')).BlankFrame,
  nonav: async () => (await import('../layouts/BlankFrame')).BlankFrame,
};

const loadPlaceholder = async () => (await import('../screens/placeholders/PlaceholderScreen')).PlaceholderScreen;
const loadNotFound = async () => (await import('../screens/errors/NotFoundScreen')).NotFoundScreen;

const Loading = () => <LoadingBar loading />;

type Loader = ReturnType<typeof guardLoader>;

// A parent opens its first child that has a screen, once the guard let the reader in.
function landingLoader(path: string, guard: Loader): Loader {
  return (args) => {
    const landing = landingOf(path);
    return guard(args) ?? (landing ? redirect(pathOf(landing)) : null);
  };
}

function screenRoute({ name, path, access, load = loadPlaceholder }: AppRoute): RouteObject {
  const guard = guardLoader(name, access);
  return {
    id: name,
    path,
    loader: landingLoader(path, guard),
    lazy: async () => ({ Component: await load() }),
    ErrorBoundary: RouteErrorScreen,
  };
}

function layoutRoute(layout: LayoutName): RouteObject {
  return {
    id: `layout-${layout}`,
    lazy: async () => ({ Component: await LAYOUTS[layout]() }),
    ErrorBoundary: RouteErrorScreen,
    children: APP_ROUTES.filter((route) => route.layout === layout).map(screenRoute),
  };
}

function parentRoute(path: string): RouteObject {
  return {
    id: `parent-${path}`,
    path,
    loader: landingLoader(path, guardLoader('setting', 'member')),
    lazy: async () => ({ Component: await loadNotFound() }),
  };
}

/** The route tree: each layout once, each screen below its own, all code fetched on demand. */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: 'frame',
      Component: RootFrame,
      ErrorBoundary: RouteErrorScreen,
      HydrateFallback: Loading,
      children: [
        { id: 'root', path: '/', loader: guardLoader('root', 'member') },
        ...BARE_PARENTS.map(parentRoute),
        layoutRoute('default'),
        layoutRoute('blank'),
        layoutRoute('nonav'),
      ],
    },
  ];
}
