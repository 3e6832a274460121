import {
  ROLE_ACTIONS,
  ROLE_DESCRIPTION_MAX_LENGTH,
  ROLE_NAME_MAX_LENGTH,
  type Role,
  type RoleContract,
  type RoleDetail,
  type RoleFilter,
  type RoleInput,
  type RoleUpdate,
} from '@corridor/core';
import { z } from 'zod';
import { humanLines, humanText, idSchema, type SchemasOf, schemaOf, searchSchema } from '../../platform/resource';
import { abilityRuleSchema } from '../session/schema';
import { ruleSchema } from './ruleSchema';

const name = humanText(ROLE_NAME_MAX_LENGTH).min(1);
const description = humanLines(ROLE_DESCRIPTION_MAX_LENGTH);
const rules = z.array(ruleSchema).max(100);
const permissionIds = z.array(idSchema).max(200);

const rowFields = {
  id: z.string(),
  name: z.string(),
  description: z.string(),
  userCount: z.int(),
  privilegeCount: z.int(),
  createdAt: z.iso.datetime(),
  allowedActions: z.array(z.enum(ROLE_ACTIONS)),
};

/** What role calls take and give. */
export const roleSchemas: SchemasOf<RoleContract> = {
  row: schemaOf<Role>()(z.strictObject(rowFields)),
  record: schemaOf<RoleDetail>()(
    z.strictObject({ ...rowFields, rules: z.array(abilityRuleSchema), permissionIds: z.array(z.string()) }),
  ),
  filter: schemaOf<Partial<RoleFilter>>()(z.strictObject({ search: searchSchema.optional() })),
  create: schemaOf<RoleInput>()(z.strictObject({ name, description, rules, permissionIds })),
  update: schemaOf<RoleUpdate>()(
    z.strictObject({
      name: name.optional(),
      description: description.optional(),
      rules: rules.optional(),
      permissionIds: permissionIds.optional(),
    }),
  ),
};
