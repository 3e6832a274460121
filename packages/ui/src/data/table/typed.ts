/** A component after `memo` or `forwardRef`, with the type it had before. Guarantee: both hand every prop on unchanged. */
export const typed = <Component>(wrapped: unknown): Component => wrapped as Component;
