import type { Segment } from '@corridor/core';
import type { RouteName } from './paths';
import { SCREENS } from './screens';

/** A right, as rules name it. */
interface Right {
  readonly action: string;
  readonly subject: Segment;
}

/** Rights any of which opens a screen, first that of its first tab; empty where every member may open it. */
export function openedBy(route: RouteName): readonly Right[] {
  const { subject, action = 'read', tabs = {} } = SCREENS[route] ?? {};
  const ofTabs = Object.values(tabs).map((segment) => ({ action: 'read', subject: segment }));
  return subject === undefined ? [] : [{ action, subject }, ...ofTabs];
}
