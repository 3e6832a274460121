import { defineMessages } from '@corridor/features';
import { gate } from './en/gate';

/** Sentences of the host that are read before anybody has signed in; `hostMessages` has them too. */
export const gateMessages = /* @__PURE__ */ defineMessages(gate, {
  fr: async () => (await import('./fr/gate')).gate,
  zh: async () => (await import('./zh/gate')).gate,
});
