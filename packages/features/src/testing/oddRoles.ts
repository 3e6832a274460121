import { type GatewayClient, GatewayError } from '@corridor/core';

/** The role `operator` reads the cards of one currency only, and nothing else. */
export function withConditionalRole(gateway: GatewayClient): GatewayClient {
  const { roles } = gateway;
  const get: typeof roles.get = async (...asked) => {
    const role = await roles.get(...asked);
    const rules = [{ action: ['read'], subject: 'card', conditions: { currency: 'EUR' } }];
    return role.name === 'operator' ? { ...role, rules, permissionIds: [] } : role;
  };
  return { ...gateway, roles: { ...roles, get } };
}

/** Privileges cannot be read. */
export function withoutPrivileges(gateway: GatewayClient): GatewayClient {
  const list: typeof gateway.permissions.list = () =>
    Promise.reject(
      new GatewayError('server', { msg: 'Service Currently Unavailable', requestId: 'SA0421767225600000' }),
    );
  return { ...gateway, permissions: { ...gateway.permissions, list } };
}
