import { createDeferred } from '../opener/createDeferred';
import type { SelectListProps } from './SelectList';

/** The options under a select, whose code comes when somebody is near it. */
export const deferredSelectList = /* @__PURE__ */ createDeferred<SelectListProps>(
  async () => (await import('./SelectList')).SelectList,
);
