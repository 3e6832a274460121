import { defineMessages } from '../i18n/MessageSet';
import { runtime } from './en/runtime';

/** Sentences that every widget may use. */
export const runtimeMessages = /* @__PURE__ */ defineMessages(runtime, {
  fr: async () => (await import('./fr/runtime')).runtime,
  zh: async () => (await import('./zh/runtime')).runtime,
});
