import type { SessionUser } from '@corridor/core';
import type { Principal } from '../call';

/** The signed-in user as the wire has it. */
export function sessionUserOf(principal: Principal): SessionUser {
  const { userId, username, name, email, partnerId, partnerName, roles, rules, easyPassword } = principal;
  return {
    id: userId,
    username,
    name,
    email,
    partnerId,
    partnerName,
    roles: [...roles],
    abilities: [...rules],
    easyPassword,
  };
}
