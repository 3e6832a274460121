import { defineMessages } from '../i18n/MessageSet';
import { coverage } from './en/coverage';

/** Sentences of what links cover of a collection or material. */
export const coverageMessages = /* @__PURE__ */ defineMessages(coverage, {
  fr: async () => (await import('./fr/coverage')).coverage,
  zh: async () => (await import('./zh/coverage')).coverage,
});
