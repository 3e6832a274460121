import {
  type AbilityRule,
  type EmailChange,
  isEmail,
  isVerificationCode,
  type LoginCredentials,
  NAME_MAX_LENGTH,
  notificationTopic,
  type OpenSession,
  PAGE_SIZES,
  PASSWORD_MAX_LENGTH,
  type PasswordLink,
  type ProfileUpdate,
  type Session,
  type SessionUser,
  USER_NAME_MAX_LENGTH,
  type UserPreferences,
} from '@corridor/core';
import { z } from 'zod';
import { TOKEN_MAX_LENGTH } from '../../platform/http/requestFacts';
import { idSchema, languageSchema, zoneSchema } from '../../platform/resource';
import { emailText, nameText, usernameText } from '../../platform/resource/humanText';
import { schemaOf } from '../../platform/resource/schemaOf';

const password = z.string().min(1).max(PASSWORD_MAX_LENGTH);
const email = emailText().min(3);

/** The body of a sign-in. */
export const loginSchema = z.strictObject({
  username: usernameText().min(1),
  password,
  language: languageSchema,
}) satisfies z.ZodType<LoginCredentials>;

/** The body of a password change. @source spec §3 */
export const changePasswordSchema = z.strictObject({
  token: z.string().max(TOKEN_MAX_LENGTH).optional(),
  old_password: password,
  new_password: password,
  language: languageSchema,
});

/** The body of a request for a code. */
export const forgotPasswordSchema = z.strictObject({ email, language: languageSchema });

/** The body of a change of one's own address of mail. */
export const changeEmailSchema = z.strictObject({
  email: emailText().refine(isEmail, 'refusals.email'),
  password,
  language: languageSchema,
}) satisfies z.ZodType<EmailChange>;

/** The body that names the code of a link. */
export const emailCodeSchema = z.strictObject({
  code: z.string().min(1).max(TOKEN_MAX_LENGTH),
  language: languageSchema,
});

/** The body that names the code of a link and the password to set by it. */
export const passwordByLinkSchema = emailCodeSchema.extend({ new_password: password });

/** A link by which a password is set. */
export const passwordLinkSchema = schemaOf<PasswordLink>()(
  z.strictObject({
    kind: z.enum(['invitation', 'reset']),
    name: z.string(),
    username: z.string(),
    partnerName: z.string(),
    expiresAt: z.iso.datetime(),
  }),
);

/** The body of a reset. */
export const resetSchema = z.strictObject({
  email,
  code: z.string().refine(isVerificationCode, 'refusals.sixDigits'),
  new_password: password,
  language: languageSchema,
});

/** One permission rule, as it is given out. */
export const abilityRuleSchema = schemaOf<AbilityRule>()(
  z.strictObject({
    action: z.union([z.string().max(NAME_MAX_LENGTH), z.array(z.string().max(NAME_MAX_LENGTH)).max(100)]),
    subject: z.union([z.string().max(NAME_MAX_LENGTH), z.array(z.string().max(NAME_MAX_LENGTH)).max(100)]),
    conditions: z.record(z.string(), z.unknown()).optional(),
    fields: z.array(z.string().max(NAME_MAX_LENGTH)).max(100).optional(),
    inverted: z.boolean().optional(),
  }),
);

const preferenceFields = {
  timezone: zoneSchema.nullable(),
  density: z.enum(['comfortable', 'compact']).nullable(),
  pageSize: z.literal([...PAGE_SIZES]).nullable(),
  notifications: z.array(z.enum(notificationTopic.codes)).max(notificationTopic.codes.length).nullable(),
};

const preferencesSchema = schemaOf<UserPreferences>()(z.strictObject(preferenceFields));

/** The body of a change of one's own profile. */
export const profileUpdateSchema = z.strictObject({
  name: nameText(USER_NAME_MAX_LENGTH).min(1).optional(),
  preferences: z.strictObject(preferenceFields).partial().optional(),
  language: languageSchema,
}) satisfies z.ZodType<ProfileUpdate>;

/** The body that names a session. */
export const endSessionSchema = z.strictObject({ id: idSchema, language: languageSchema });

/** One's own open sessions. */
export const openSessionsSchema = schemaOf<OpenSession[]>()(
  z.array(
    z.strictObject({
      id: z.string(),
      userAgent: z.string().nullable(),
      address: z.string().nullable(),
      createdAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
      current: z.boolean(),
    }),
  ),
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
    preferences: preferencesSchema,
  }),
);

/** An opened session. */
export const sessionSchema = schemaOf<Session>()(
  z.strictObject({ accessToken: z.string(), expiresAt: z.iso.datetime(), user: sessionUserSchema }),
);
