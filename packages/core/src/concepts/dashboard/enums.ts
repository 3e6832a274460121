import { type CodeOf, defineEnumeration } from '../../reference/enumeration';

/** What waits for somebody, in the order of a worklist. @source ours */
export const workTask = /* @__PURE__ */ defineEnumeration('dashboard.task', [
  'decideApprovals',
  'reviewMerchants',
  'supplementMerchants',
  'reviewCollections',
  'linkMaterials',
  'activateCards',
  'failedPayments',
  'failedWithdrawals',
  'failedExchanges',
]);

/** A code of `workTask`. */
export type WorkTask = CodeOf<typeof workTask>;
