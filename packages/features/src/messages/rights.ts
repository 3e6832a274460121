import { defineMessages } from '../i18n/MessageSet';
import { rights } from './en/rights';

/** Words of rights: what there is, what can be done with it. */
export const rightsMessages = /* @__PURE__ */ defineMessages(rights, {
  fr: async () => (await import('./fr/rights')).rights,
  zh: async () => (await import('./zh/rights')).rights,
});
