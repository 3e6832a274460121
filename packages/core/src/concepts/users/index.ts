export { userApproval, userRolesApproval } from './approvable';
export {
  type LinkInput,
  type RoleReference,
  USER_SORTS,
  type User,
  type UserContract,
  type UserFilter,
  type UserInput,
  type UserSort,
  type UserUpdate,
} from './contract';
export { type LinkLife, linkLife, type UserInvitation, userInvitation } from './enums';
export { users } from './resource';
export {
  canonicalUsername,
  isUserName,
  isUsername,
  LINK_MINUTES,
  LINK_MINUTES_MAX,
  LINK_MINUTES_MIN,
  USER_NAME_MAX_LENGTH,
  USER_ROLES_MAX,
  USERNAME_MAX_LENGTH,
} from './rules';
export { USER_ACTIONS, type UserAction, userActionsFor } from './status';
