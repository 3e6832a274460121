import { createGatewayClient, type GatewayClient } from '@corridor/core';

/** A client of a served gateway, signed in as the demo's operator. */
export async function signedIn(url: string): Promise<GatewayClient> {
  const credentials = { username: 'operator@corridor.example', password: 'Corridor-2026' };
  const { accessToken } = await createGatewayClient({ baseURL: url }).session.login(credentials);
  return createGatewayClient({ baseURL: url, getAccessToken: () => accessToken });
}
