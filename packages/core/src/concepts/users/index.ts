export { userApproval, userRolesApproval } from './approvable';
export {
  type RoleReference,
  USER_SORTS,
  type User,
  type UserContract,
  type UserFilter,
  type UserInput,
  type UserSort,
  type UserUpdate,
} from './contract';
export { createPassword } from './createPassword';
export { users } from './resource';
export {
  canonicalUsername,
  isUserName,
  isUsername,
  USER_NAME_MAX_LENGTH,
  USER_ROLES_MAX,
  USERNAME_MAX_LENGTH,
} from './rules';
export { USER_ACTIONS, type UserAction, userActionsFor } from './status';
