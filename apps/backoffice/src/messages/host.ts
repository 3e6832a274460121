import { defineMessages } from '@corridor/features';
import { host } from './en/host';

/** Every sentence of the host, by key; other languages have exactly these. */
export type HostSentences = Readonly<Record<keyof typeof host, string>>;

/** Sentences of the host: English at hand, the others when they are spoken. */
export const hostMessages = /* @__PURE__ */ defineMessages(host, {
  fr: async () => (await import('./fr/host')).host,
  zh: async () => (await import('./zh/host')).host,
});
