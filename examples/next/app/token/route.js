import { createGatewayClient } from '@corridor/core';

export const dynamic = 'force-dynamic';

/** Exchanges our key, which no page ever sees, for a session; answer 401 here unless the request is signed in with you. */
export async function GET() {
  const { CORRIDOR_GATEWAY, PARTNER_KEY } = process.env;
  const client = createGatewayClient({ baseURL: CORRIDOR_GATEWAY, getAccessToken: () => PARTNER_KEY });
  const { accessToken } = await client.embedSessions.create({ components: ['CardTable'] });
  return new Response(accessToken, { headers: { 'cache-control': 'no-store' } });
}
