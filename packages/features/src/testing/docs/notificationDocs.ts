import profileExample from '../examples/ProfilePage.tsx?raw';
import { widgetDocs } from './widgetDocs';

/** Notes of the docs page of `NotificationList`. */
export const notificationListDocs = widgetDocs({
  example: profileExample,
  use: 'What one asked to be told of: exports that ended, payments that failed, reviews that wait. `ProfileForm` holds what to be told of.',
  events: { 'records.followed': 'a record was opened; where it stands, your `recordHref` says' },
  keyboard: 'Tab goes from “Mark all as read” to each record’s link, Enter opens it.',
  permissions: [
    'None of its own: every role is told what it may read, and of reviews only who may decide them. A page with an embed token has no session of a person.',
  ],
  tokens: ['primary.fill', 'border', 'text', 'textMuted'],
});
