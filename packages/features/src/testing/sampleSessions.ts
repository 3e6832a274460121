import { type GatewayClient, GatewayError, type OpenSession } from '@corridor/core';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile Safari/604.1';

const SESSIONS: readonly OpenSession[] = [
  session('1', CHROME, '203.0.113.7', '2026-01-15T07:58:00.000Z', '2026-01-15T08:29:00.000Z', true),
  session('2', PHONE, '198.51.100.24', '2026-01-15T06:12:00.000Z', '2026-01-15T07:40:00.000Z'),
  session('3', null, '2001:db8::4c1', '2026-01-14T21:03:00.000Z', '2026-01-15T06:31:00.000Z'),
];

function session(
  last: string,
  userAgent: string | null,
  address: string,
  createdAt: string,
  lastSeenAt: string,
  current = false,
): OpenSession {
  const expiresAt = '2026-01-15T19:58:00.000Z';
  return {
    id: `0198a000-0000-7000-8000-00000000000${last}`,
    userAgent,
    address,
    createdAt,
    lastSeenAt,
    expiresAt,
    current,
  };
}

/** A client of somebody who is signed in at three places, each of which can be ended. */
export function withThreeSessions(gateway: GatewayClient): GatewayClient {
  let open = SESSIONS;
  const keep = (isKept: (one: OpenSession) => boolean) => {
    if (open.every(isKept)) throw new GatewayError('not-found', { msg: 'This session does not exist', status: 404 });
    open = open.filter(isKept);
  };
  return {
    ...gateway,
    session: {
      ...gateway.session,
      sessions: async () => [...open],
      endSession: async (id) => keep((one) => one.id !== id),
      endOtherSessions: async () => keep(({ current }) => current),
    },
  };
}
