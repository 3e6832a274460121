import type { IconSource } from '@corridor/ui';
import { openedBy } from '../routes/openedBy';
import type { RouteName } from '../routes/paths';
import { SECTIONS } from '../routes/ScreenDeclaration';
import { SCREENS } from '../routes/screens';
import type { Ability } from '../session/AbilityProvider';

/** A line of the navigation. */
export interface SectionLine {
  readonly route: RouteName;
  readonly icon: IconSource;
}

/** A group of the navigation: its heading's key and its lines. */
export interface Section {
  readonly key: (typeof SECTIONS)[number];
  readonly lines: readonly SectionLine[];
}

/** Returns true if a screen has anything to show, on whatever tab; the gateway decides about each record. @source spec §6 */
export function mayOpen(ability: Ability, route: RouteName): boolean {
  const rights = openedBy(route);
  return rights.length === 0 || rights.some(({ action, subject }) => ability.can(action, subject));
}

/** Sections with the screens that an operator may open; empty ones are left out. @source spec §6 */
export function openSections(ability: Ability): readonly Section[] {
  return SECTIONS.map((key) => ({
    key,
    lines: IN_ORDER.flatMap((route) => {
      const { section, icon } = SCREENS[route] ?? {};
      return section === key && icon && mayOpen(ability, route) ? [{ route, icon }] : [];
    }),
  })).filter(({ lines }) => lines.length > 0);
}

/** Names of screens in the order of their rows. Guarantee: the table has no other keys than names of routes. */
const IN_ORDER = Object.keys(SCREENS) as RouteName[];
