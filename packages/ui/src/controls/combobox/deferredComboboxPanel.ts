import { createDeferred } from '../../internal/opener/createDeferred';
import type { ComboboxPanelProps } from './ComboboxPanel';

/** The options under a combobox, whose code comes when somebody is near it. */
export const deferredComboboxPanel = /* @__PURE__ */ createDeferred<ComboboxPanelProps>(
  async () => (await import('./ComboboxPanel')).ComboboxPanel,
);
