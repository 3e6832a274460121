import type { AbilityRule, LoginCredentials, Session, SessionUser } from '@corridor/core';
import { isVerificationCode } from '@corridor/core';
import { z } from 'zod';
import { schemaOf } from '../resource/schemaOf';

const password = z.string().min(1).max(128);
const email = z.string().trim().min(3).max(254);
const language = z.string().max(8).optional();

/** The body of a sign-in. */
export const loginSchema = z.strictObject({
  username: z.string().trim().min(1).max(254),
  password,
  language,
}) satisfies z.ZodType<LoginCredentials>;

/** The body of a password change. @source spec §3 */
export const changePasswordSchema = z.strictObject({
  token: z.string().max(128).optional(),
  old_password: password,
  new_password: password,
  language,
});

/** The body of a wish for a code. */
export const forgotPasswordSchema = z.strictObject({ email, language });

/** The body of a reset. */
export const resetSchema = z.strictObject({
  email,
  code: z.string().refine(isVerificationCode, 'must be six digits'),
  new_password: password,
  language,
});

/** One permission rule, as it is given out. */
export const abilityRuleSchema = schemaOf<AbilityRule>()(
  z.strictObject({
    action: z.union([z.string().max(64), z.array(z.string().max(64)).max(100)]),
    subject: z.union([z.string().max(64), z.array(z.string().max(64)).max(100)]),
    conditions: z.record(z.string(), z.unknown()).optional(),
    fields: z.array(z.string().max(64)).max(100).optional(),
    inverted: z.boolean().optional(),
  }),
);

/** The signed-in user. */
export const sessionUserSchema = schemaOf<SessionUser>()(
  z.strictObject({
    id: z.string(),
    username: z.string(),
    name: z.string(),
    email: z.string(),
    partnerId: z.string(),
    partnerName: z.string(),
    roles: z.array(z.string()),
    abilities: z.array(abilityRuleSchema),
    easyPassword: z.boolean(),
  }),
);

/** An opened session. */
export const sessionSchema = schemaOf<Session>()(
  z.strictObject({ accessToken: z.string(), expiresAt: z.iso.datetime(), user: sessionUserSchema }),
);
