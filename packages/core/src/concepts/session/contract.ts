import type { NotificationTopic } from '../notifications';

/** What a person types to sign in. @source ours */
export interface LoginCredentials {
  username: string;
  password: string;
}

/** A rule of what a user may do, in the form that CASL reads. Absent `conditions` or `fields` mean all. @source spec §6 */
export interface AbilityRule {
  action: string | string[];
  subject: string | string[];
  conditions?: Record<string, unknown>;
  fields?: string[];
  inverted?: boolean;
}

/** What a user chose once for every browser; null where nothing was chosen. @source spec §1, §3; kept with the user ours */
export interface UserPreferences {
  /** IANA zone in which times are shown. */
  timezone: string | null;
  density: 'comfortable' | 'compact' | null;
  /** Rows of a page, one of `PAGE_SIZES`. */
  pageSize: number | null;
  /** What to be told of; null: of everything. */
  notifications: NotificationTopic[] | null;
}

/** What users change of themselves; what is absent stays. @source ours */
export interface ProfileUpdate {
  name?: string | undefined;
  preferences?: Partial<UserPreferences> | undefined;
}

/** An open session of one's own. Times are UTC instants. @source ours */
export interface OpenSession {
  id: string;
  /** As the browser names itself; null where it did not. */
  userAgent: string | null;
  address: string | null;
  createdAt: string;
  /** When it was last used, to the minute. */
  lastSeenAt: string;
  /** When it ends at the latest. */
  expiresAt: string;
  /** The session that asks. */
  current: boolean;
}

/** The signed-in user. `abilities` are a hint for screens; the gateway decides. @source ours */
export interface SessionUser {
  id: string;
  username: string;
  name: string;
  email: string;
  partnerId: string;
  partnerName: string;
  roles: string[];
  abilities: AbilityRule[];
  /** The password is on the list of easy ones and must be changed. */
  easyPassword: boolean;
  preferences: UserPreferences;
}

/** A session just opened: its token, when it ends (UTC instant) and for whom. @source ours */
export interface Session {
  accessToken: string;
  expiresAt: string;
  user: SessionUser;
}

/** Input of a change of one's own password. @source spec §3 */
export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
}

/** A new address of mail for oneself, with one's password. @source ours */
export interface EmailChange {
  email: string;
  password: string;
}

/** The code that was mailed and the password to set with it. @source ours */
export interface PasswordReset {
  email: string;
  code: string;
  newPassword: string;
}

/** Purpose of a mailed link by which a password is set. @source ours */
export type PasswordLinkKind = 'invitation' | 'reset';

/** A mailed link by which a password is set, as whoever holds it may see it. `expiresAt` is a UTC instant. @source ours */
export interface PasswordLink {
  kind: PasswordLinkKind;
  name: string;
  username: string;
  partnerName: string;
  expiresAt: string;
}

/** The code of a mailed link and the password to set by it. @source ours */
export interface PasswordByLink {
  code: string;
  newPassword: string;
}

/** A mail that a sandbox without a mail server kept: address, subject, plain text. @source ours */
export interface SandboxMail {
  to: string;
  subject: string;
  text: string;
}
