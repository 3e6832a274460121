import type { GatewayClient, NotificationList, UserNotification } from '@corridor/core';

const ITEMS: readonly UserNotification[] = [
  notificationOf('merchantReview', 'merchant', 'Dvořák & Sons s.r.o.', '2026-01-15T08:20:00.000Z'),
  notificationOf('exportReady', 'download', 'transactions-20260115-080200.csv', '2026-01-15T08:02:41.000Z'),
  notificationOf('paymentFailed', 'payment-order', 'Lindner Logistik GmbH', '2026-01-14T16:45:00.000Z'),
  notificationOf('exportFailed', 'download', 'cards-20260113-101500.csv', '2026-01-13T10:16:10.000Z', true),
];

function notificationOf(
  kind: UserNotification['kind'],
  segment: UserNotification['segment'],
  name: string,
  at: string,
  read = false,
): UserNotification {
  const recordId = '0198a000-0000-7000-8000-000000000001';
  return { id: `${kind}:${recordId}:${Date.parse(at)}`, kind, segment, recordId, name, at, read };
}

const listOf = (items: readonly UserNotification[]): NotificationList => ({
  unread: items.filter(({ read }) => !read).length,
  items: [...items],
});

/** A client of somebody with three unread notifications and one that was read. */
export function withNotifications(gateway: GatewayClient): GatewayClient {
  let items = ITEMS;
  return {
    ...gateway,
    notifications: {
      list: async () => listOf(items),
      markRead: async (ids) => {
        items = items.map((item) => (ids === undefined || ids.includes(item.id) ? { ...item, read: true } : item));
        return listOf(items);
      },
    },
  };
}

/** A client of somebody who has no notifications. */
export function withoutNotifications(gateway: GatewayClient): GatewayClient {
  const nothing = async () => listOf([]);
  return { ...gateway, notifications: { list: nothing, markRead: nothing } };
}
