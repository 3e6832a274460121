import {
  EMBED_COMPONENTS,
  EMBED_MERCHANTS_MAX,
  type EmbedSession,
  type EmbedSessionContract,
  type EmbedSessionInput,
} from '@corridor/core';
import { z } from 'zod';
import { idSchema, type SchemasOf, schemaOf } from '../../platform/resource';

const component = z.enum(EMBED_COMPONENTS);
const action = z.string().min(1).max(40);

/** What calls of embed sessions carry. */
export const embedSessionSchemas: SchemasOf<EmbedSessionContract> = {
  record: schemaOf<EmbedSession>()(
    z.strictObject({
      id: z.string(),
      accessToken: z.string(),
      expiresAt: z.iso.datetime(),
      components: z.array(component),
      actions: z.array(z.string()).nullable(),
      merchants: z.array(z.string()).nullable(),
    }),
  ),
  create: schemaOf<EmbedSessionInput>()(
    z.strictObject({
      components: z.array(component).min(1).max(EMBED_COMPONENTS.length),
      actions: z.array(action).max(40).optional(),
      // None at all is no way to say all of them.
      merchants: z.array(idSchema).min(1).max(EMBED_MERCHANTS_MAX).optional(),
    }),
  ),
};
