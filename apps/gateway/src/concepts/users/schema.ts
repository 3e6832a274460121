import {
  enablement,
  isEmail,
  isUsername,
  LINK_MINUTES_MAX,
  LINK_MINUTES_MIN,
  USER_ACTIONS,
  USER_NAME_MAX_LENGTH,
  USER_ROLES_MAX,
  type User,
  type UserContract,
  type UserFilter,
  type UserInput,
  type UserUpdate,
  userInvitation,
} from '@corridor/core';
import { z } from 'zod';
import {
  emailText,
  idSchema,
  nameText,
  type SchemasOf,
  schemaOf,
  searchSchema,
  timeRangeSchema,
  usernameText,
} from '../../platform/resource';

const status = z.literal(enablement.codes);
const username = usernameText().refine(isUsername, 'refusals.username');
const name = nameText(USER_NAME_MAX_LENGTH).min(1);
const email = emailText().refine(isEmail, 'refusals.email');
const linkMinutes = z.int().min(LINK_MINUTES_MIN).max(LINK_MINUTES_MAX).optional();
const roleIds = z.array(idSchema).max(USER_ROLES_MAX);

const record = schemaOf<User>()(
  z.strictObject({
    id: z.string(),
    username: z.string(),
    name: z.string(),
    email: z.string(),
    status,
    roles: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    mustChangePassword: z.boolean(),
    invitation: z.enum(userInvitation.codes),
    linkExpiresAt: z.iso.datetime().nullable(),
    confirmedAt: z.iso.datetime().nullable(),
    lastSeenAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    allowedActions: z.array(z.enum(USER_ACTIONS)),
  }),
);

const plain = { input: z.strictObject({}), output: record };

/** What user calls take and give. */
export const userSchemas: SchemasOf<UserContract> = {
  row: record,
  record,
  filter: schemaOf<Partial<UserFilter>>()(
    z.strictObject({
      search: searchSchema.optional(),
      status: z.array(status).max(10).optional(),
      roleId: idSchema.optional(),
      createdAt: timeRangeSchema.optional(),
    }),
  ),
  key: schemaOf<UserContract['key']>()(z.strictObject({ username: usernameText().min(1) })),
  create: schemaOf<UserInput>()(z.strictObject({ username, name, email, roleIds, linkMinutes })),
  update: schemaOf<UserUpdate>()(
    z.strictObject({ username: username.optional(), name: name.optional(), email: email.optional() }),
  ),
  callsById: {
    enable: plain,
    disable: plain,
    bindRoles: { input: z.strictObject({ roleIds }), output: record },
    endSessions: plain,
    resetPassword: { input: z.strictObject({ linkMinutes }), output: record },
  },
};
