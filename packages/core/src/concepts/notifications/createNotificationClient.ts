import type { CallOptions, Transport, TransportRequest } from '../../transport';
import type { NotificationList } from './contract';

/** What one asked to be told of. It renews no session: who is away is signed out all the same. @source ours */
export interface NotificationClient {
  /** The newest; `size` may ask for fewer than all, 0 for the count alone. */
  list(options?: CallOptions & { size?: number }): Promise<NotificationList>;
  /** Marks some as read, or all where none is named; yields what there is then. */
  markRead(ids?: readonly string[], options?: CallOptions): Promise<NotificationList>;
}

const OWN = '/api/dashboard/app/user';

/** Makes the calls about one's own notifications. @source ours */
export function createNotificationClient(transport: Transport): NotificationClient {
  const send = async (request: Pick<TransportRequest, 'path' | 'body' | 'effect'>, options?: CallOptions) =>
    asList(await transport.send({ ...options, ...request, method: 'POST' }));
  return {
    list: ({ size, ...options } = {}) =>
      send({ path: `${OWN}/notifications`, body: { size }, effect: 'read' }, options),
    markRead: (ids, options) => send({ path: `${OWN}/readNotifications`, body: { ids }, effect: 'write' }, options),
  };
}

// The gateway's schemas satisfy these types, as for every resource.
function asList(payload: unknown): NotificationList {
  return payload as NotificationList;
}
