import { defineMessages } from '../i18n/MessageSet';
import { jobFaults } from './en/job-faults';

/** Sentences of the widgets of records that scheduled jobs could not process. */
export const jobFaultsMessages = /* @__PURE__ */ defineMessages(jobFaults, {
  fr: async () => (await import('./fr/job-faults')).jobFaults,
  zh: async () => (await import('./zh/job-faults')).jobFaults,
});
