export {
  MOST_NOTIFICATIONS,
  NOTIFICATION_DAYS,
  NOTIFIED_SEGMENTS,
  type NotificationList,
  type NotifiedSegment,
  type UserNotification,
} from './contract';
export { createNotificationClient, type NotificationClient } from './createNotificationClient';
export { type NotificationKind, type NotificationTopic, notificationKind, notificationTopic } from './enums';
