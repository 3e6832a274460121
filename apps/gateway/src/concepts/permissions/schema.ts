import {
  PERMISSION_ACTIONS,
  PERMISSION_NAME_MAX_LENGTH,
  type Permission,
  type PermissionContract,
  type PermissionFilter,
  type PermissionInput,
  type PermissionUpdate,
} from '@corridor/core';
import { z } from 'zod';
import { humanText, type SchemasOf, schemaOf, searchSchema } from '../../platform/resource';
import { ruleSchema } from '../roles';
import { abilityRuleSchema } from '../session/schema';

const name = humanText(PERMISSION_NAME_MAX_LENGTH).min(1);
const sort = z.int().min(0).max(1_000_000);

const record = schemaOf<Permission>()(
  z.strictObject({
    id: z.string(),
    privilegeName: z.string(),
    moduleName: z.string(),
    sort: z.int(),
    rule: abilityRuleSchema,
    createdAt: z.iso.datetime(),
    grantable: z.boolean(),
    allowedActions: z.array(z.enum(PERMISSION_ACTIONS)),
  }),
);

/** What permission calls take and give. */
export const permissionSchemas: SchemasOf<PermissionContract> = {
  row: record,
  record,
  filter: schemaOf<Partial<PermissionFilter>>()(
    z.strictObject({
      search: searchSchema.optional(),
      moduleName: z.string().max(PERMISSION_NAME_MAX_LENGTH).optional(),
    }),
  ),
  create: schemaOf<PermissionInput>()(
    z.strictObject({ privilegeName: name, moduleName: name, sort, rule: ruleSchema }),
  ),
  update: schemaOf<PermissionUpdate>()(
    z.strictObject({
      privilegeName: name.optional(),
      moduleName: name.optional(),
      sort: sort.optional(),
      rule: ruleSchema.optional(),
    }),
  ),
};
