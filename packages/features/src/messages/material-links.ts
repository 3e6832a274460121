import { defineMessages } from '../i18n/MessageSet';
import { materialLinks } from './en/material-links';

/** Sentences of the material link widgets. */
export const materialLinksMessages = /* @__PURE__ */ defineMessages(materialLinks, {
  fr: async () => (await import('./fr/material-links')).materialLinks,
  zh: async () => (await import('./zh/material-links')).materialLinks,
});
