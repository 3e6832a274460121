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
}

/** A session just opened: its token, when it ends (UTC instant) and for whom. @source ours */
export interface Session {
  accessToken: string;
  expiresAt: string;
  user: SessionUser;
}

/** A wish to change one's own password. @source spec §3 */
export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
}

/** The code that was mailed and the password to set with it. @source ours */
export interface PasswordReset {
  email: string;
  code: string;
  newPassword: string;
}
