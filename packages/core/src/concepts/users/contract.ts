import type { Enablement } from '../../reference/enumeration';
import type { EmptyContract, TimeRange } from '../../resource';
import type { UserInvitation } from './enums';
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
  /** Invited users can neither sign in nor decide on anything before they have set a password. */
  invitation: UserInvitation;
  /** When the link that was mailed last ends; null once it was used, or where none was mailed lately. */
  linkExpiresAt: string | null;
  /** When the user last proved to read what is mailed to the present address; null: not yet. */
  confirmedAt: string | null;
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

/** Life of a mailed link by which a password is set. @source ours */
export interface LinkInput {
  /** Between `LINK_MINUTES_MIN` and `LINK_MINUTES_MAX`; `LINK_MINUTES` unless told. */
  linkMinutes?: number | undefined;
}

/** A user to invite: by a link that is mailed, and by which the user sets a password that nobody else ever knows. @source spec §6 */
export interface UserInput extends LinkInput {
  username: string;
  name: string;
  email: string;
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
    /** Mails a link to set a password by, and ends the present one with its sessions; to who has not accepted an invitation, another one. Earlier links end. */
    resetPassword: { input: LinkInput; output: User };
    /** Ends every session of the user at once. */
    endSessions: PlainCall;
  };
}
