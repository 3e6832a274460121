import { type ComponentType, Fragment, type PropsWithChildren } from 'react';
import type { AppRoute, LayoutName } from './routes';
import { loadPlaceholder } from './screens';

/** The code of a screen and of the frame around it. */
export interface ScreenCode {
  readonly Layout: ComponentType<PropsWithChildren>;
  readonly Screen: ComponentType;
}

const LAYOUTS: Readonly<Record<LayoutName, () => Promise<ScreenCode['Layout']>>> = {
  default: async () => (await import('../layouts/DefaultFrame')).DefaultFrame,
  blank: async () => (await import('../layouts/BlankFrame')).BlankFrame,
  nonav: async () => (await import('../layouts/BlankFrame')).BlankFrame,
};

const fetched = new Map<AppRoute, ScreenCode>();

/** The code of a route's screen: at once where it was fetched before. Code that cannot be fetched becomes a screen that says so by failing. */
export function codeOf(route: AppRoute): ScreenCode | Promise<ScreenCode> {
  return fetched.get(route) ?? fetchCode(route);
}

/** The code of the frame around a route's screen. */
export function layoutOf({ layout }: AppRoute): Promise<ScreenCode['Layout']> {
  return LAYOUTS[layout]();
}

/** A screen that is still to come. */
export function Nothing(): null {
  return null;
}

async function fetchCode(route: AppRoute): Promise<ScreenCode> {
  const { load = loadPlaceholder } = route;
  const [frame, screen] = await Promise.allSettled([layoutOf(route), load()]);
  if (frame.status === 'rejected') return { Layout: Fragment, Screen: failing(frame.reason) };
  if (screen.status === 'rejected') return { Layout: frame.value, Screen: failing(screen.reason) };
  const code = { Layout: frame.value, Screen: screen.value };
  fetched.set(route, code);
  return code;
}

function failing(reason: unknown): ComponentType {
  return function Missing() {
    throw reason;
  };
}
