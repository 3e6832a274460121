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
export { userFixture } from './fixtures';
export { users } from './resource';
export { isUsername, USERNAME_MAX_LENGTH } from './rules';
