import { createGatewayClient } from '@corridor/core';

/** What each page of ours may show, and whose key opens its session. */
const DESKS = {
  cards: { key: process.env.PARTNER_KEY_CARDS, components: ['CardTable'] },
  money: {
    key: process.env.PARTNER_KEY_MONEY,
    components: ['BeneficiaryForm', 'ExchangeOrderForm', 'StatementList'],
  },
  subsidiary: { key: process.env.PARTNER_KEY_SUBSIDIARY, components: ['CardTable'] },
};

/** Exchanges our key, which no page ever sees, for a token of a quarter of an hour; we know who is signed in with us. */
export async function sendToken(gateway, desk, response) {
  const found = Object.hasOwn(DESKS, desk) ? DESKS[desk] : undefined;
  if (!found) return response.writeHead(404).end();
  const client = createGatewayClient({ baseURL: gateway, getAccessToken: () => found.key });
  const { accessToken } = await client.embedSessions.create({ components: found.components });
  return response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end(accessToken);
}
