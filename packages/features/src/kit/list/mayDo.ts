import type { Page } from '@corridor/core';

/** Returns true if the reader may do this with a list as a whole; a gateway that does not say leaves it to its refusal. */
export function mayDo(page: Page<unknown> | undefined, action: 'create' | 'export'): boolean {
  return page?.allowedActions?.includes(action) ?? true;
}
