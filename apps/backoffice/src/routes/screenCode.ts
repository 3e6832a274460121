import { GatewayError } from '@corridor/core';
import { type ComponentType, Fragment, type PropsWithChildren } from 'react';
import { isMissingCode } from '../network/missingCode';
import { isServerThere } from '../network/reachServer';
import type { RouteName } from './paths';
import type { AppRoute, LayoutName } from './routes';

/** Code of a screen and of its layout. */
export interface ScreenCode {
  readonly Layout: ComponentType<PropsWithChildren>;
  readonly Screen: ComponentType;
}

const LAYOUTS: Readonly<Record<LayoutName, () => Promise<ScreenCode['Layout']>>> = {
  default: async () => (await import('../layouts/DefaultFrame')).DefaultFrame,
  blank: async () => (await import('../layouts/BlankFrame')).BlankFrame,
  nonav: async () => (await import('../layouts/NoNavFrame')).NoNavFrame,
};

const fetched = new Map<RouteName, ScreenCode>();

/** The code of a route's screen: at once where it was fetched before. If it cannot be loaded, the screen throws the reason. */
export function codeOf(route: AppRoute): ScreenCode | Promise<ScreenCode> {
  return fetched.get(route.name) ?? fetchCode(route);
}

/** Fetches the code of a route's screen; resolves to false where it cannot be fetched. */
export async function fetchScreen(route: AppRoute): Promise<boolean> {
  await codeOf(route);
  return fetched.has(route.name);
}

/** The code of the frame around a route's screen. */
export function layoutOf({ layout }: AppRoute): Promise<ScreenCode['Layout']> {
  return LAYOUTS[layout]();
}

/** Empty screen while code is loading. */
export function Nothing(): null {
  return null;
}

async function fetchCode(route: AppRoute): Promise<ScreenCode> {
  const [frame, screen] = await Promise.allSettled([layoutOf(route), route.load()]);
  if (frame.status === 'rejected') return { Layout: Fragment, Screen: failing(await causeOf(frame.reason)) };
  if (screen.status === 'rejected') return { Layout: frame.value, Screen: failing(await causeOf(screen.reason)) };
  const code = { Layout: frame.value, Screen: screen.value };
  fetched.set(route.name, code);
  return code;
}

/** Why code could not be fetched: a network error where the server cannot be reached, else the reason itself. */
async function causeOf(reason: unknown): Promise<unknown> {
  if (!isMissingCode(reason) || (await isServerThere())) return reason;
  return new GatewayError('network', { msg: 'Network Error', cause: reason });
}

function failing(reason: unknown): ComponentType {
  return function Missing() {
    throw reason;
  };
}
