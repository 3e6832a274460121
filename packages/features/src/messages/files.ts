import { defineMessages } from '../i18n/MessageSet';
import { files } from './en/files';

/** Sentences of files: upload, preview and replacement. */
export const fileMessages = /* @__PURE__ */ defineMessages(files, {
  fr: async () => (await import('./fr/files')).files,
  zh: async () => (await import('./zh/files')).files,
});
