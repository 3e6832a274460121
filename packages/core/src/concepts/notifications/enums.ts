import { type CodeOf, defineEnumeration } from '../../reference/enumeration';

/** What users choose to be told of. @source ours */
export const notificationTopic = /* @__PURE__ */ defineEnumeration('notifications.topic', [
  'exports',
  'payments',
  'reviews',
]);

/** Code of what users choose to be told of. */
export type NotificationTopic = CodeOf<typeof notificationTopic>;

/** What a notification tells. @source ours */
export const notificationKind = /* @__PURE__ */ defineEnumeration('notifications.kind', [
  'exportReady',
  'exportFailed',
  'paymentFailed',
  'withdrawalFailed',
  'approvalWaiting',
  'approvalAnswered',
  'approvalDecided',
  'merchantReview',
  'collectionReview',
]);

/** Code of what a notification tells. */
export type NotificationKind = CodeOf<typeof notificationKind>;
