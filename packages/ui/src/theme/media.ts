import { breakpoint } from './tokens';

/** Name of a breakpoint. */
export type Breakpoint = keyof typeof breakpoint;

/** Media query for viewports at least as wide as a breakpoint, for use inside a styled template. */
export const from = (name: Breakpoint): string => `@media (min-width: ${breakpoint[name]}px)`;

/** Media query for viewports narrower than a breakpoint, for use inside a styled template. */
export const below = (name: Breakpoint): string => `@media (max-width: ${breakpoint[name] - 0.02}px)`;

/** Media query of people who asked for less motion; animations (not transitions) must be switched off inside it. */
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
