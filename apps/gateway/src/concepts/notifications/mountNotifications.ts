import type { NotificationList } from '@corridor/core';
import type { Hono } from 'hono';
import type { Principal, Services } from '../../platform/call';
import type { Scope, Transaction } from '../../platform/database';
import { success, writeEnvelope } from '../../platform/http/envelope';
import { readJson } from '../../platform/http/readBody';
import { type GatewayEnvironment, type RequestFacts, requestFacts } from '../../platform/http/requestFacts';
import { readOnly } from '../../platform/refusals/refusals';
import { parse } from '../../platform/resource/parse';
import { seeAsRole } from '../roles';
import { authenticate, authenticateQuietly } from '../session/authenticate';
import { preferencesOf } from '../session/sessionUserOf';
import { notificationsOf } from './notificationsOf';
import { listNotificationsSchema, readNotificationsSchema } from './schema';
import { notificationReadTable as r } from './table';

/** Where one's own notifications are read. */
export const LIST_PATH = '/api/dashboard/app/user/notifications';

/** Where they are marked as read. */
export const READ_PATH = '/api/dashboard/app/user/readNotifications';

/** Mounts the calls about one's own notifications: open to every role, each reads what it may. @source ours */
export function mountNotifications(app: Hono<GatewayEnvironment>, services: Services): void {
  app.post(LIST_PATH, async (c) => {
    const facts = requestFacts(c);
    const own = await authenticateQuietly(services, facts.token);
    const { size } = parse(listNotificationsSchema, await readJson(c.req.raw));
    const principal = facts.seenRole === null ? own : await seeAsRole(services.db, own, facts.seenRole);
    const { unread, items } = await read(services, principal);
    return answer(facts, { unread, items: items.slice(0, size) });
  });
  app.post(READ_PATH, async (c) => {
    const facts = requestFacts(c);
    const principal = await authenticate(services, facts.token);
    if (facts.seenRole !== null) throw readOnly();
    const { ids } = parse(readNotificationsSchema, await readJson(c.req.raw));
    await mark(services, principal, await read(services, principal), ids);
    return answer(facts, await read(services, principal));
  });
}

async function read(services: Services, principal: Principal): Promise<NotificationList> {
  const { notifications: topics } = await preferencesOf(services.db, principal.userId);
  const wanted = { principal, topics, now: services.clock.now(principal.partnerId) };
  return services.db.transaction(scopeOfUser(principal), (tx) => notificationsOf(tx, wanted), { readOnly: true });
}

// Only notifications that exist can be marked: nobody fills the table with other names.
async function mark(
  services: Services,
  principal: Principal,
  notifications: NotificationList,
  ids?: readonly string[],
) {
  const { partnerId, userId } = principal;
  const readAt = services.clock.now(partnerId);
  const marks = notifications.items
    .filter(({ id, read: known }) => !known && (ids === undefined || ids.includes(id)))
    .map(({ id }) => ({ userId, partnerId, notificationId: id, readAt }));
  if (marks.length === 0) return;
  const insert = (tx: Transaction) => tx.insert(r).values(marks).onConflictDoNothing();
  await services.db.transaction(scopeOfUser(principal), insert);
}

function scopeOfUser({ partnerId, userId }: Principal): Scope {
  return { kind: 'tenant', partnerId, userId };
}

function answer({ requestId }: RequestFacts, payload: NotificationList): Response {
  return writeEnvelope(success(payload, requestId));
}
