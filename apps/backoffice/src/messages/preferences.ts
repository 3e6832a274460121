import { defineMessages } from '@corridor/features';
import { preferences } from './en/preferences';

/** Sentences about the look of the back office. */
export const preferencesMessages = /* @__PURE__ */ defineMessages(preferences, {
  fr: async () => (await import('./fr/preferences')).preferences,
  zh: async () => (await import('./zh/preferences')).preferences,
});
