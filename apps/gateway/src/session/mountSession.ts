import type { Hono } from 'hono';
import type { z } from 'zod';
import { success, writeEnvelope } from '../app/envelope';
import { readJson } from '../app/readBody';
import { type GatewayContext, type GatewayEnvironment, type RequestFacts, requestFacts } from '../app/requestFacts';
import type { Principal, Services } from '../call';
import type { Actor } from '../logs';
import { parse } from '../resource/parse';
import { authenticate } from './authenticate';
import { changePassword } from './changePassword';
import { forgotPassword } from './forgotPassword';
import { login } from './login';
import { logout } from './logout';
import { changePasswordSchema, forgotPasswordSchema, loginSchema, resetSchema } from './schema';
import { sessionUserOf } from './sessionUserOf';
import { verifyResetCode } from './verifyResetCode';

const ROOT = '/api/dashboard';

/** Mounts the session calls of a product. @source spec §7 */
export function mountSession(app: Hono<GatewayEnvironment>, services: Services, product: string): void {
  app.post(`${ROOT}/login-${product}`, async (c) => {
    const facts = requestFacts(c);
    const credentials = await bodyOf(c, loginSchema);
    return answer(facts, await login(services, credentials, { ...facts, score: scoreOf(c.req.header('g_score')) }));
  });
  app.post(`${ROOT}/app/user/query`, async (c) => {
    const facts = requestFacts(c);
    return answer(facts, sessionUserOf(await authenticate(services, facts.token)));
  });
  app.delete(`${ROOT}/logout`, async (c) => {
    const facts = requestFacts(c);
    const principal = await authenticate(services, facts.token);
    await logout(services, principal, actorOf(services, principal, facts));
    return answer(facts, null);
  });
  app.post(`${ROOT}/app/user/changePassword`, async (c) => {
    const facts = requestFacts(c);
    const principal = await authenticate(services, facts.token);
    const { old_password, new_password } = await bodyOf(c, changePasswordSchema);
    const change = { oldPassword: old_password, newPassword: new_password };
    await changePassword(services, principal, change, actorOf(services, principal, facts));
    return answer(facts, null);
  });
  app.post(`${ROOT}/forgot-password-booster`, async (c) => {
    const { email } = await bodyOf(c, forgotPasswordSchema);
    await forgotPassword(services, email);
    return answer(requestFacts(c), null);
  });
  app.post(`${ROOT}/verify-reset-code-booster`, async (c) => {
    const facts = requestFacts(c);
    const { email, code, new_password } = await bodyOf(c, resetSchema);
    await verifyResetCode(services, { email, code, newPassword: new_password }, facts);
    return answer(facts, null);
  });
}

async function bodyOf<T>(c: GatewayContext, schema: z.ZodType<T>): Promise<T> {
  return parse(schema, await readJson(c.req.raw));
}

function answer({ requestId }: RequestFacts, payload: unknown): Response {
  return writeEnvelope(success(payload, requestId));
}

function actorOf({ clock }: Services, principal: Principal, { origin, requestId }: RequestFacts): Actor {
  return { principal, now: clock.now(), origin, requestId };
}

function scoreOf(text: string | undefined): number | null {
  const score = Number(text);
  return text && score >= 0 && score <= 1 ? score : null;
}
