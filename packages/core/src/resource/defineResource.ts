import type { CallEffect } from '../transport';
import type { Sort } from './query';
import type { ResourceContract, Verb } from './ResourceContract';
import type { Segment } from './Segment';

/** What a verb or call does to the world, and which other resources' data it makes stale (by segment). */
export type Effect = CallEffect | { effect: CallEffect; invalidates: readonly Segment[] };

interface OperationsDeclaration<C extends ResourceContract> {
  verbs: Record<C['verbs'], true | Effect>;
  calls?: Record<keyof C['calls'], Effect>;
  callsById?: Record<keyof C['callsById'], Effect>;
}

/** The order of a paged list: the fields that the server sorts by, and the sort of a list that names none. */
export interface SortDeclaration<Field extends string = string> {
  readonly sorts: readonly Field[];
  readonly firstSort: Sort<Field>;
}

/** The values that stand behind a contract's types: all of them, no more and no fewer; sorts where it has the verb `page`. */
export type ResourceDeclaration<C extends ResourceContract> = OperationsDeclaration<C> &
  ('page' extends C['verbs'] ? SortDeclaration<C['sort']> : { sorts?: never; firstSort?: never });

/** A resource: its wire segment and all that client, hooks, gateway and documents derive from. @source ours */
export interface Resource<C extends ResourceContract> {
  readonly segment: Segment;
  readonly verbs: readonly C['verbs'][];
  readonly calls: readonly (keyof C['calls'] & string)[];
  readonly callsById: readonly (keyof C['callsById'] & string)[];
  /** What an operation does: `effectOf('create')`, `effectOf('call-by-id', 'activate')`. */
  effectOf(verb: Verb, call?: string): CallEffect;
  /** Segments whose data an operation makes stale, its own first. */
  invalidatedBy(verb: Verb, call?: string): readonly Segment[];
  /** Never present: carries the contract's type. */
  readonly contract?: C;
}

/** A resource with the verb `page`, whose rows are listed in a declared order. @source ours */
export interface PagedResource<C extends ResourceContract> extends Resource<C>, SortDeclaration<C['sort']> {}

/** The resource that a contract makes: paged where it has the verb `page`. */
export type ResourceOf<C extends ResourceContract> = 'page' extends C['verbs'] ? PagedResource<C> : Resource<C>;

const DEFAULT_EFFECTS: Readonly<Record<Verb, CallEffect>> = {
  list: 'read',
  page: 'read',
  get: 'read',
  'get-by': 'read',
  export: 'read',
  call: 'write',
  'call-by-id': 'write',
  create: 'write',
  update: 'write',
  delete: 'write',
  upload: 'write',
};

/** Declares a resource once; `segment` is its name on the wire and stands nowhere else. @source ours */
export function defineResource<C extends ResourceContract>(
  segment: Segment,
  declaration: ResourceDeclaration<C>,
): ResourceOf<C> {
  const { sorts, firstSort } = declaration;
  const verbs: Readonly<Record<string, true | Effect>> = declaration.verbs;
  const calls: Readonly<Record<string, Effect>> = declaration.calls ?? {};
  const callsById: Readonly<Record<string, Effect>> = declaration.callsById ?? {};
  const declared = (verb: Verb, call?: string): Effect => {
    const own = verb === 'call' ? calls[call ?? ''] : verb === 'call-by-id' ? callsById[call ?? ''] : verbs[verb];
    return own === undefined || own === true ? DEFAULT_EFFECTS[verb] : own;
  };
  const resource: Resource<C> = {
    segment,
    verbs: keysOf(declaration.verbs),
    calls: keysOf<keyof C['calls'] & string>(calls),
    callsById: keysOf<keyof C['callsById'] & string>(callsById),
    effectOf: (verb, call) => {
      const effect = declared(verb, call);
      return typeof effect === 'string' ? effect : effect.effect;
    },
    invalidatedBy: (verb, call) => {
      const effect = declared(verb, call);
      if (effect === 'read') return [];
      return typeof effect === 'string' ? [segment] : [segment, ...effect.invalidates];
    },
  };
  return ofContract<C>({ ...resource, ...(sorts && { sorts, firstSort }) });
}

// A declaration has sorts exactly where its contract has the verb `page`.
function ofContract<C extends ResourceContract>(resource: Resource<C>): ResourceOf<C> {
  return resource as ResourceOf<C>;
}

// Object.keys loses the key type; a declaration is a literal that has exactly these keys.
function keysOf<K extends string>(record: object): readonly K[] {
  return Object.keys(record) as K[];
}
