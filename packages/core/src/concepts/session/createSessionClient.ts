import type { CallOptions, Transport, TransportRequest } from '../../transport';
import type {
  LoginCredentials,
  OpenSession,
  PasswordChange,
  PasswordReset,
  ProfileUpdate,
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
  /** One's own open sessions, the last used first. @source ours */
  sessions(options?: CallOptions): Promise<OpenSession[]>;
  /** Ends one of one's own sessions. Rejects with `not-found` where it has ended. @source ours */
  endSession(id: string, options?: CallOptions): Promise<void>;
  /** Ends all of one's own sessions but this one. @source ours */
  endOtherSessions(options?: CallOptions): Promise<void>;
  /** Changes one's own name and preferences. @source ours */
  updateProfile(update: ProfileUpdate, options?: CallOptions): Promise<SessionUser>;
}

const ROOT = '/api/dashboard';
const OWN = '/app/user';

/** Builds the session calls of a product over a transport. @source spec §7 */
export function createSessionClient(
  transport: Transport,
  product: string,
  openToken: TokenSource = () => undefined,
): SessionClient {
  const post = (path: string, body: object | undefined, options: CallOptions = {}): TransportRequest => ({
    ...options,
    method: 'POST',
    path: `${ROOT}${path}`,
    body,
    effect: 'write',
  });
  const withToken = (path: string, token: string) => `${path}?access_token=${encodeURIComponent(token)}`;
  const tokenOf = async (token: string | undefined) => token ?? (await openToken()) ?? '';
  return {
    login: async (credentials, { score, ...options } = {}) => {
      const request = post(`/login-${product}`, credentials, options);
      return asSession(await transport.send({ ...request, headers: { g_score: score ?? '' } }));
    },
    query: async ({ token, ...options } = {}) => {
      const path = withToken('/app/user/query', await tokenOf(token));
      return asUser(await transport.send({ ...post(path, undefined, options), effect: 'read' }));
    },
    logout: async ({ token, ...options } = {}) => {
      const path = withToken('/logout', await tokenOf(token));
      await transport.send({ ...post(path, undefined, options), method: 'DELETE' });
    },
    changePassword: async ({ oldPassword, newPassword }, { token: named, ...options } = {}) => {
      const token = await tokenOf(named);
      const body = { token, old_password: oldPassword, new_password: newPassword };
      await transport.send(post(withToken('/app/user/changePassword', token), body, options));
    },
    forgotPassword: async (email, options) => {
      await transport.send(post('/forgot-password-booster', { email }, options));
    },
    verifyResetCode: async ({ email, code, newPassword }, options) => {
      await transport.send(post('/verify-reset-code-booster', { email, code, new_password: newPassword }, options));
    },
    sessions: async (options) =>
      asSessions(await transport.send({ ...post(`${OWN}/sessions`, undefined, options), effect: 'read' })),
    endSession: async (id, options) => {
      await transport.send(post(`${OWN}/endSession`, { id }, options));
    },
    endOtherSessions: async (options) => {
      await transport.send(post(`${OWN}/endOtherSessions`, undefined, options));
    },
    updateProfile: async (update, options) =>
      asUser(await transport.send(post(`${OWN}/updateProfile`, update, options))),
  };
}

// The gateway's schemas satisfy these types, as for every resource.
function asSession(payload: unknown): Session {
  return payload as Session;
}

// See asSession.
function asSessions(payload: unknown): OpenSession[] {
  return payload as OpenSession[];
}

// See asSession.
function asUser(payload: unknown): SessionUser {
  return payload as SessionUser;
}
