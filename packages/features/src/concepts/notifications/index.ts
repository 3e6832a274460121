export { NotificationList, type NotificationListProps } from './NotificationList';
