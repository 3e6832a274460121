import { type CodeOf, defineEnumeration } from '../../reference/enumeration';

/** State of a user's invitation. `accepted`: the user has set a password. @source ours */
export const userInvitation = /* @__PURE__ */ defineEnumeration('users.invitation', ['accepted', 'open', 'expired']);

/** A code of `userInvitation`. */
export type UserInvitation = CodeOf<typeof userInvitation>;

/** Minutes that are offered for the life of a mailed link. @source ours */
export const linkLife = /* @__PURE__ */ defineEnumeration('users.linkLife', [
  [30, 'halfHour'],
  [1440, 'day'],
  [4320, 'threeDays'],
  [10080, 'week'],
]);

/** A code of `linkLife`. */
export type LinkLife = CodeOf<typeof linkLife>;
