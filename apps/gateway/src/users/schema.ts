import {
  enablement,
  isEmail,
  isUsername,
  USER_SORTS,
  type User,
  type UserContract,
  type UserFilter,
  type UserInput,
  type UserUpdate,
} from '@corridor/core';
import { z } from 'zod';
import { idSchema, type SchemasOf, schemaOf, searchSchema, timeRangeSchema } from '../resource';

const status = z.literal(enablement.codes);
const username = z.string().max(254).refine(isUsername, 'must have 3 or more letters, digits or . _ @ + -');
const name = z.string().trim().min(1).max(100);
const email = z.string().max(254).refine(isEmail, 'The Email field must be a valid email');
const password = z.string().min(8).max(128);
const roleIds = z.array(idSchema).max(50);

const record = schemaOf<User>()(
  z.strictObject({
    id: z.string(),
    username: z.string(),
    name: z.string(),
    email: z.string(),
    status,
    roles: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    mustChangePassword: z.boolean(),
    createdAt: z.iso.datetime(),
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
      roleId: z.array(idSchema).max(50).optional(),
      createdAt: timeRangeSchema.optional(),
    }),
  ),
  sort: USER_SORTS,
  key: schemaOf<UserContract['key']>()(z.strictObject({ username: z.string().min(1).max(254) })),
  create: schemaOf<UserInput>()(z.strictObject({ username, name, email, password, roleIds })),
  update: schemaOf<UserUpdate>()(
    z.strictObject({ username: username.optional(), name: name.optional(), email: email.optional() }),
  ),
  callsById: {
    enable: plain,
    disable: plain,
    bindRoles: { input: z.strictObject({ roleIds }), output: record },
    resetPassword: { input: z.strictObject({ password }), output: record },
  },
};
