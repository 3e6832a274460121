import { breakpoint } from '../../theme/tokens';

/** Viewports on which the navigation is a rail, whatever the operator chose, until it is opened. */
export const RAIL = `@media (min-width: ${breakpoint.md}px) and (max-width: ${breakpoint.lg - 0.02}px)`;
