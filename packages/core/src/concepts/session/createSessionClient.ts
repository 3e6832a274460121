import type { CallOptions, Transport, TransportRequest } from '../../transport';
import type {
  EmailChange,
  LoginCredentials,
  OpenSession,
  PasswordByLink,
  PasswordChange,
  PasswordLink,
  PasswordReset,
  ProfileUpdate,
  SandboxMail,
  Session,
  SessionUser,
} from './contract';

/** What identifies a session call: the token that goes into its address; the transport's own where none is named. */
export interface TokenOptions extends CallOptions {
  token?: string;
}

/** Yields the token of the session that is open. */
type TokenSource = () => string | undefined | Promise<string | undefined>;

/** Sign-in and everything about one's own session. @source spec §7 */
export interface SessionClient {
  /** Opens a session; `score` is the bot score that travels as `g_score`. */
  login(credentials: LoginCredentials, options?: CallOptions & { score?: string }): Promise<Session>;
  query(options?: TokenOptions): Promise<SessionUser>;
  logout(options?: TokenOptions): Promise<void>;
  changePassword(change: PasswordChange, options?: TokenOptions): Promise<void>;
  forgotPassword(email: string, options?: CallOptions): Promise<void>;
  verifyResetCode(reset: PasswordReset, options?: CallOptions): Promise<void>;
  /** Tells what a mailed link to set a password is for. Rejects with `conflict` where it was used, replaced, or is no longer valid. @source ours */
  passwordLink(code: string, options?: CallOptions): Promise<PasswordLink>;
  /** Sets the password by such a link, once. Rejects as `passwordLink`, and with `validation` for a password that is not allowed. @source ours */
  setPasswordByLink(password: PasswordByLink, options?: CallOptions): Promise<void>;
  /** One's own open sessions, the last used first. @source ours */
  sessions(options?: CallOptions): Promise<OpenSession[]>;
  /** Ends one of one's own sessions. Rejects with `not-found` where it has ended. @source ours */
  endSession(id: string, options?: CallOptions): Promise<void>;
  /** Ends all of one's own sessions but this one. @source ours */
  endOtherSessions(options?: CallOptions): Promise<void>;
  /** Changes one's own name and preferences. @source ours */
  updateProfile(update: ProfileUpdate, options?: CallOptions): Promise<SessionUser>;
  /** Changes one's own address of mail; one's other sessions end, and both addresses are told. @source ours */
  changeEmail(change: EmailChange, options?: CallOptions): Promise<SessionUser>;
  /** Says by a mailed code that a new address is its user's. Rejects with `conflict` where the code is no longer good. @source ours */
  confirmEmail(code: string, options?: CallOptions): Promise<void>;
  /** Gives a user the old address back by a code mailed there, and ends its sessions and password. Rejects with `conflict` as above. @source ours */
  undoEmail(code: string, options?: CallOptions): Promise<void>;
  /** Mails that a sandbox without a mail server kept, the newest first. Rejects with `not-found` anywhere else. @source ours */
  sandboxMails(options?: CallOptions): Promise<SandboxMail[]>;
}

const ROOT = '/api/dashboard';
const OWN = '/app/user';

/** Builds the session calls of a product over a transport. @source spec §7 */
export function createSessionClient(
  transport: Transport,
  product: string,
  openToken: TokenSource = () => undefined,
): SessionClient {
  // The gateway's schemas satisfy these types, as for every resource.
  const call = async <Answer>(path: string, body?: object, options?: Partial<TransportRequest>): Promise<Answer> =>
    (await transport.send({ method: 'POST', effect: 'write', ...options, path: ROOT + path, body })) as Answer;
  const send = async (...request: Parameters<typeof call>): Promise<void> => void (await call(...request));
  const withToken = async (path: string, token?: string) =>
    `${path}?access_token=${encodeURIComponent(token ?? (await openToken()) ?? '')}`;
  return {
    login: (credentials, { score = '', ...options } = {}) =>
      call(`/login-${product}`, credentials, { ...options, headers: { g_score: score } }),
    query: async ({ token, ...options } = {}) =>
      call(await withToken(`${OWN}/query`, token), undefined, { ...options, effect: 'read' }),
    logout: async ({ token, ...options } = {}) =>
      send(await withToken('/logout', token), undefined, { ...options, method: 'DELETE' }),
    changePassword: async ({ oldPassword, newPassword }, { token: named, ...options } = {}) => {
      const token = named ?? (await openToken()) ?? '';
      const body = { token, old_password: oldPassword, new_password: newPassword };
      return send(await withToken(`${OWN}/changePassword`, token), body, options);
    },
    forgotPassword: (email, options) => send('/forgot-password-booster', { email }, options),
    verifyResetCode: ({ email, code, newPassword }, options) =>
      send('/verify-reset-code-booster', { email, code, new_password: newPassword }, options),
    passwordLink: (code, options) => call('/password-link', { code }, { ...options, effect: 'read' }),
    setPasswordByLink: ({ code, newPassword }, options) =>
      send('/set-password', { code, new_password: newPassword }, options),
    sessions: (options) => call(`${OWN}/sessions`, undefined, { ...options, effect: 'read' }),
    endSession: (id, options) => send(`${OWN}/endSession`, { id }, options),
    endOtherSessions: (options) => send(`${OWN}/endOtherSessions`, undefined, options),
    updateProfile: (update, options) => call(`${OWN}/updateProfile`, update, options),
    changeEmail: (change, options) => call(`${OWN}/changeEmail`, change, options),
    confirmEmail: (code, options) => send('/confirm-email', { code }, options),
    undoEmail: (code, options) => send('/undo-email', { code }, options),
    sandboxMails: async (options) => {
      const request: TransportRequest = { method: 'GET', path: '/api/sandbox/mails', effect: 'read', ...options };
      return (await transport.send(request)) as SandboxMail[];
    },
  };
}
