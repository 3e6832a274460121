import { defineMessages } from '@corridor/features';
import { viewNames } from './en/view-names';

/** Sentences of the dialog that names a view. */
export const viewNameMessages = /* @__PURE__ */ defineMessages(viewNames, {
  fr: async () => (await import('./fr/view-names')).viewNames,
  zh: async () => (await import('./zh/view-names')).viewNames,
});
