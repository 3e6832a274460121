import type { GatewayClient } from '@corridor/core';
import { forgetFormDrafts } from './formDrafts';
import { leaveToLogin } from './sessionStore';
import { storedToken } from './storage';

/** Signs out at the gateway and here; here also when the gateway cannot be told. */
export async function signOut(gateway: GatewayClient): Promise<void> {
  const token = storedToken();
  // Who leaves is told nothing more: a session of which the gateway did not hear ends there by itself.
  if (token) await gateway.session.logout({ token }).catch(() => undefined);
  forgetFormDrafts();
  // A closed store keeps nothing.
  await import('./fileDrafts').then(({ forgetFileDrafts }) => forgetFileDrafts()).catch(() => undefined);
  leaveToLogin();
}
