import { type CodeOf, defineEnumeration } from '../../reference/enumeration';

/** Scheduled jobs that process records one by one when they are due. @source ours */
export const jobName = /* @__PURE__ */ defineEnumeration('jobFaults.job', [
  'exchangeSettlement',
  'orderAcceptance',
  'orderCompletion',
  'authorizationExpiry',
  'cardExpiry',
  'cardClosing',
  'cardUsage',
  'cardSecrets',
  'approvalExpiry',
  'dailyStatements',
  'monthlyStatements',
  'mailDelivery',
]);

/** A code of `jobName`. */
export type JobName = CodeOf<typeof jobName>;

/**
 * Reasons for which a job could not process a record. `locked`: another operation held it or its account; `timeout`: the database took too
 * long; `refused`: the record's state does not allow it; `failed`: anything unexpected, told in the service's log. @source ours
 */
export const jobFaultReason = /* @__PURE__ */ defineEnumeration('jobFaults.reason', [
  'locked',
  'timeout',
  'insufficientFunds',
  'refused',
  'failed',
]);

/** A code of `jobFaultReason`. */
export type JobFaultReason = CodeOf<typeof jobFaultReason>;
