import { type ColorToken, dark, light } from './semantic';
import type { Theme } from './theme';
import { density, dialogWidth, family, motion, radius, space, type, weight, z } from './tokens';
import { variableName } from './vars';

/** CSS custom properties by name. */
export type Variables = Record<`--cr-${string}`, string>;

function named(group: Readonly<Record<string, string>>, prefix = ''): Variables {
  return Object.fromEntries(Object.entries(group).map(([key, value]) => [variableName(prefix + key), value]));
}

const typeScale = Object.fromEntries(
  Object.entries(type).map(([key, value]) => [key, `${value} var(--cr-family-sans)`]),
);

/** Properties that are the same in every scheme and density. */
export const staticVariables: Variables = {
  ...named(space, 'space.'),
  ...named(radius, 'radius.'),
  ...named(family, 'family.'),
  ...named(weight, 'weight.'),
  ...named(typeScale, 'type.'),
  ...named(z, 'z.'),
  ...named(motion, 'motion.'),
  ...named(dialogWidth, 'dialogWidth.'),
};

/** Colours of the light and the dark scheme. */
export const schemeVariables = { light: named(light), dark: named(dark) };

/** Heights and paddings of each density. */
export const densityVariables = {
  comfortable: named(density.comfortable, 'density.'),
  compact: named(density.compact, 'density.'),
};

/** The properties in which a partner's theme differs from ours, to be set on the root element itself. */
export function overriddenVariables(theme: Theme): Variables {
  const base: Record<ColorToken, string> = theme.scheme === 'light' ? light : dark;
  const changed = (mine: Readonly<Record<string, string>>, ours: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(mine).filter(([key, value]) => ours[key] !== value));
  return {
    ...named(changed(theme.colors, base)),
    ...named(changed(theme.radius, radius), 'radius.'),
    ...named(changed({ sans: theme.fontFamily }, family), 'family.'),
  };
}

/** Declarations of a stylesheet. */
export const declarations = (variables: Variables): string =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value};`)
    .join('');
