import { createGatewayClient } from '@corridor/core';

/** Opens an embed session of a quarter of an hour with our key, which no page ever sees; a session may do what is named here. */
export async function openSession({ gateway, key }) {
  const client = createGatewayClient({ baseURL: gateway, getAccessToken: () => key });
  const { accessToken } = await client.embedSessions.create({ components: ['CardTable'] });
  return accessToken;
}
