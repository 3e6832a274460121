import type { Resource, ResourceContract } from '@corridor/core';
import type { PayloadName } from '../app/envelope';
import type { Operation } from './Operation';
import { operationsOf } from './operationsOf';
import type { SchemasOf } from './Schemas';
import type { VerbsOf } from './Verbs';

/** What a resource may say beside its verbs. */
export interface ImplementOptions {
  /** How the payload is spelled in answers; `data` unless told. */
  readonly payload?: PayloadName;
  /** Any signed-in user may read it, whatever the roles say. */
  readonly openToAll?: boolean;
  /** Its answers hold secrets: none is kept, and a request that comes twice is done twice. */
  readonly keepsNoAnswers?: boolean;
  /** Names of calls whose caller signs in once more by `params.password`; no answer of theirs is kept. */
  readonly asksPasswordFor?: readonly string[];
}

/** A resource with everything behind it, ready to be mounted and documented. */
export interface Implementation {
  readonly segment: string;
  readonly operations: readonly Operation[];
  readonly options: ImplementOptions;
}

/** Puts schemas and verbs behind a declared resource: `implement(cards, cardSchemas, { list, page, … })`. Every declared verb must be there. */
export function implement<C extends ResourceContract>(
  resource: Resource<C>,
  schemas: SchemasOf<C>,
  verbs: VerbsOf<C>,
  options: ImplementOptions = {},
): Implementation {
  return { segment: resource.segment, operations: operationsOf(resource, schemas, verbs), options };
}
