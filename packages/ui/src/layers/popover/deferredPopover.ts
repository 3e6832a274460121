import { createDeferred } from '../../internal/opener/createDeferred';
import type { PopoverFloatProps } from './PopoverFloat';

/** The open popover, whose code comes when somebody is near what opens it. */
export const deferredPopover = /* @__PURE__ */ createDeferred<PopoverFloatProps>(
  async () => (await import('./PopoverFloat')).PopoverFloat,
);
