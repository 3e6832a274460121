import { type GatewayClient, GatewayError, type PasswordByLink, type PasswordLink } from '@corridor/core';

const LINK: PasswordLink = {
  kind: 'invitation',
  name: 'Nora Newcomer',
  username: 'nora@corridor.example',
  partnerName: 'Meridian Payments',
  expiresAt: '2026-01-18T08:30:00.000Z',
};

/** Makes a gateway that knows one link, which can be used once: for `AlteredGateway`. */
export function withPasswordLink(kind: PasswordLink['kind']): (gateway: GatewayClient) => GatewayClient {
  return (gateway) => {
    let isUsed = false;
    const passwordLink = async () => {
      if (isUsed) throw over('refusals.linkUsed');
      return { ...LINK, kind };
    };
    const setPasswordByLink = async (_: PasswordByLink) => {
      if (isUsed) throw over('refusals.linkUsed');
      isUsed = true;
    };
    return { ...gateway, session: { ...gateway.session, passwordLink, setPasswordByLink } };
  };
}

/** Makes a gateway whose links are over for a reason: for `AlteredGateway`. */
export function withLinkOver(reason: string): (gateway: GatewayClient) => GatewayClient {
  return (gateway) => ({
    ...gateway,
    session: { ...gateway.session, passwordLink: async () => Promise.reject(over(reason)) },
  });
}

const over = (reason: string) => new GatewayError('conflict', { msg: 'This link is over', status: 409, reason });
