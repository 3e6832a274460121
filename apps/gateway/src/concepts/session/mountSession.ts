import type { Hono } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import type { Services } from '../../platform/call';
import { type GatewayContext, type GatewayEnvironment, requestFacts } from '../../platform/http/requestFacts';
import { actorOf, answer, bodyOf } from './answer';
import { authenticateSession } from './authenticate';
import { changePassword } from './changePassword';
import { confirmEmail, undoEmail } from './emailChange';
import { forgotPassword } from './forgotPassword';
import { createDeviceCookie } from './knownDevices';
import { login } from './login';
import { logout } from './logout';
import { mountOwn } from './mountOwn';
import { readPasswordLink, setPasswordByLink } from './passwordLinks';
import {
  changePasswordSchema,
  emailCodeSchema,
  forgotPasswordSchema,
  loginSchema,
  passwordByLinkSchema,
  resetSchema,
} from './schema';
import { sessionUserOf } from './sessionUserOf';
import { verifyResetCode } from './verifyResetCode';

const ROOT = '/api/dashboard';

/** Mounts the session calls of a product. @source spec §7 */
export function mountSession(app: Hono<GatewayEnvironment>, services: Services, product: string): void {
  app.post(`${ROOT}/login-${product}`, async (c) => {
    const facts = requestFacts(c);
    const credentials = await bodyOf(c, loginSchema);
    const score = scoreOf(c.req.header('g_score'));
    const session = await login(services, credentials, { ...facts, score, cookie: (name) => getCookie(c, name) });
    const response = answer(facts, session);
    response.headers.append('set-cookie', await deviceCookieOf(c, services, session.user.id));
    return response;
  });
  app.post(`${ROOT}/app/user/query`, async (c) => {
    const facts = requestFacts(c);
    return answer(facts, await sessionUserOf(services.db, await authenticateSession(services, facts.token)));
  });
  app.delete(`${ROOT}/logout`, async (c) => {
    const facts = requestFacts(c);
    const principal = await authenticateSession(services, facts.token);
    await logout(services, principal, actorOf(services, principal, facts));
    return answer(facts, null);
  });
  app.post(`${ROOT}/app/user/changePassword`, async (c) => {
    const facts = requestFacts(c);
    const principal = await authenticateSession(services, facts.token);
    const { old_password, new_password } = await bodyOf(c, changePasswordSchema);
    const change = { oldPassword: old_password, newPassword: new_password };
    await changePassword(services, principal, change, actorOf(services, principal, facts));
    return answer(facts, null);
  });
  mountMailed(app, services);
  mountOwn(app, services, `${ROOT}/app/user`);
}

/** Calls of whoever reads what was mailed, and has no session. */
function mountMailed(app: Hono<GatewayEnvironment>, services: Services): void {
  app.post(`${ROOT}/forgot-password-booster`, async (c) => {
    const facts = requestFacts(c);
    const { email } = await bodyOf(c, forgotPasswordSchema);
    await forgotPassword(services, email, facts.origin);
    return answer(facts, null);
  });
  app.post(`${ROOT}/verify-reset-code-booster`, async (c) => {
    const facts = requestFacts(c);
    const { email, code, new_password } = await bodyOf(c, resetSchema);
    await verifyResetCode(services, { email, code, newPassword: new_password }, facts);
    return answer(facts, null);
  });
  app.post(`${ROOT}/password-link`, async (c) => {
    const facts = requestFacts(c);
    return answer(facts, await readPasswordLink(services, (await bodyOf(c, emailCodeSchema)).code, facts));
  });
  app.post(`${ROOT}/set-password`, async (c) => {
    const facts = requestFacts(c);
    const { code, new_password } = await bodyOf(c, passwordByLinkSchema);
    await setPasswordByLink(services, { code, newPassword: new_password }, facts);
    return answer(facts, null);
  });
  app.post(`${ROOT}/confirm-email`, async (c) => {
    const facts = requestFacts(c);
    await confirmEmail(services, (await bodyOf(c, emailCodeSchema)).code, facts);
    return answer(facts, null);
  });
  app.post(`${ROOT}/undo-email`, async (c) => {
    const facts = requestFacts(c);
    await undoEmail(services, (await bodyOf(c, emailCodeSchema)).code, facts);
    return answer(facts, null);
  });
}

async function deviceCookieOf(c: GatewayContext, services: Services, userId: string): Promise<string> {
  const { name, value, seconds } = await createDeviceCookie(services, userId, services.clock.now());
  // On a loopback address there is no TLS, and behind a proxy only the proxy sees it.
  const secure = new URL(c.req.url).protocol === 'https:' || c.req.header('x-forwarded-proto') === 'https';
  return generateCookie(name, value, { path: ROOT, maxAge: seconds, httpOnly: true, sameSite: 'Strict', secure });
}

function scoreOf(text: string | undefined): number | null {
  const score = Number(text);
  return text && score >= 0 && score <= 1 ? score : null;
}
