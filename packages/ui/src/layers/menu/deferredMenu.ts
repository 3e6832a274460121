import { createDeferred } from '../../internal/opener/createDeferred';
import type { MenuFloatProps } from './MenuFloat';

/** The open menu, whose code comes when somebody is near its button. */
export const deferredMenu = /* @__PURE__ */ createDeferred<MenuFloatProps>(
  async () => (await import('./MenuFloat')).MenuFloat,
);
