import type { Enablement } from '../../reference/enumeration';
import type { EmptyContract, TimeRange } from '../../resource';
import type { UserAction } from './status';

/** A role by its id and name. */
export interface RoleReference {
  id: string;
  name: string;
}

/** A user of the back office. Times are UTC instants. @source spec §3 "User" */
export interface User {
  id: string;
  username: string;
  name: string;
  email: string;
  /** Enabled or disabled: a disabled user's sessions end at once. */
  status: Enablement;
  roles: RoleReference[];
  /** Has still to choose a password of its own. */
  mustChangePassword: boolean;
  /** When a session of the user was last used; null if none ever was. */
  lastSeenAt: string | null;
  createdAt: string;
  /** What the asking user may do with it now. */
  allowedActions: UserAction[];
}

/** Conditions of a user list; `search` matches name, user name, email and id. @source ours */
export interface UserFilter {
  search: string;
  status: Enablement[];
  roleId: string;
  createdAt: TimeRange;
}

/** Fields that a user list sorts by. @source ours */
export const USER_SORTS = ['createdAt', 'name', 'username'] as const;

/** A field that a user list sorts by. */
export type UserSort = (typeof USER_SORTS)[number];

/** A user to add; the password is a first one, which the user has to change. @source spec §6 */
export interface UserInput {
  username: string;
  name: string;
  email: string;
  password: string;
  roleIds: string[];
}

/** What may be changed of a user. @source ours */
export interface UserUpdate {
  username?: string | undefined;
  name?: string | undefined;
  email?: string | undefined;
}

interface PlainCall {
  input: Record<never, never>;
  output: User;
}

/** The user resource. @source spec §6 */
export interface UserContract extends EmptyContract {
  verbs: 'list' | 'page' | 'get' | 'get-by' | 'call-by-id' | 'create' | 'update' | 'delete' | 'export';
  row: User;
  record: User;
  filter: UserFilter;
  sort: UserSort;
  /** A user by its user name, in any case. */
  key: { username: string };
  create: UserInput;
  update: UserUpdate;
  callsById: {
    enable: PlainCall;
    disable: PlainCall;
    /** Gives exactly these roles and no other. */
    bindRoles: { input: { roleIds: string[] }; output: User };
    /** Sets a first password anew and ends the user's sessions. */
    resetPassword: { input: { password: string }; output: User };
    /** Ends every session of the user at once. */
    endSessions: PlainCall;
  };
}
