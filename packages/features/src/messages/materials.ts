import { defineMessages } from '../i18n/MessageSet';
import { materials } from './en/materials';

/** Sentences of the material widgets. */
export const materialsMessages = /* @__PURE__ */ defineMessages(materials, {
  fr: async () => (await import('./fr/materials')).materials,
  zh: async () => (await import('./zh/materials')).materials,
});
