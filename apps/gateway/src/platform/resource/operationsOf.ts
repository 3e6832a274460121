import type { Page, PagedResource, Resource, ResourceContract, Verb } from '@corridor/core';
import { z } from 'zod';
import type { Call } from '../call';
import { isUuid } from '../database';
import { notFound } from '../refusals/refusals';
import type { Operation, ParsedBody } from './Operation';
import { exportFields, idSchema, languageSchema, listFields, pageFields } from './query';
import type { SchemasOf } from './Schemas';
import type { VerbsOf } from './Verbs';

type Run = (...args: unknown[]) => Promise<unknown>;
type Input = z.ZodType<object>;

/** Schemas and verbs without the type of their contract. */
interface Loose {
  readonly schemas: {
    readonly row: Input;
    readonly record: Input;
    readonly filter: Input;
    readonly formats?: readonly string[];
    readonly key: Input;
    readonly create: Input;
    readonly update: Input;
    readonly upload: { input: Input; output: Input };
    readonly calls: Readonly<Record<string, { input: Input; output: z.ZodType }>>;
    readonly callsById: Readonly<Record<string, { input: Input; output: z.ZodType }>>;
  };
  readonly verbs: Readonly<Record<string, Run & Readonly<Record<string, Run>>>>;
  readonly sorts: readonly string[];
}

type AllowedTo = (call: Call) => Pick<Page<unknown>, 'allowedActions' | 'notInSession'>;
type Draft = Pick<Operation, 'output' | 'run'> & { fields: z.ZodRawShape };

/** The operations of a resource: one per declared verb, and one per name of its calls. */
export function operationsOf<C extends ResourceContract>(
  resource: Resource<C>,
  schemas: SchemasOf<C>,
  verbs: VerbsOf<C>,
): Operation[] {
  const loose = { ...setTypesAside<C>(schemas, verbs), sorts: sortsOf(resource) };
  const known = (id: unknown): string => {
    if (typeof id === 'string' && isUuid(id)) return id;
    throw notFound(resource.segment);
  };
  return resource.verbs.flatMap((verb: Verb) => {
    const names: readonly (string | null)[] =
      verb === 'call' ? resource.calls : verb === 'call-by-id' ? resource.callsById : [null];
    return names.map((method) => {
      const { fields, output, run } = draft(loose, verb, method ?? '', known, listActions(resource));
      const effect = resource.effectOf(verb, method ?? undefined);
      const input = z.strictObject({ language: languageSchema, ...fields });
      return { verb, method, effect, action: actionOf(verb, method, effect === 'read'), input, output, run };
    });
  });
}

function actionOf(verb: Verb, method: string | null, reads: boolean): string {
  if (verb === 'export') return 'export';
  if (reads) return 'read';
  return method ?? verb;
}

/** Actions of a list as a whole, beside reading. */
const LIST_ACTIONS: readonly Verb[] = ['create', 'upload', 'export'];

/** Tells which of a resource's list actions a caller's rules allow, and a page which of them its session leaves out. */
function listActions({ segment, verbs }: { readonly segment: string; readonly verbs: readonly Verb[] }): AllowedTo {
  const offered = LIST_ACTIONS.filter((action) => verbs.includes(action));
  return ({ principal: { ability, page } }) => {
    const allowedActions = offered.filter((action) => ability.can(action, segment));
    if (!page) return { allowedActions };
    const actions = offered.filter((action) => !page.grants[segment]?.includes(action));
    return { allowedActions, notInSession: { components: page.components, actions } };
  };
}

function draft(
  { schemas, verbs, sorts }: Loose,
  verb: Verb,
  method: string,
  known: (id: unknown) => string,
  allowedTo: AllowedTo,
): Draft {
  const drafts: Record<Verb, () => Draft> = {
    list: () => ({
      fields: listFields(schemas.filter, sorts),
      output: z.array(schemas.row),
      run: (call, body) => own(verbs, 'list')(call, queryOf(body)),
    }),
    page: () => pageDraft({ schemas, verbs, sorts }, allowedTo),
    get: () => ({
      fields: { id: idSchema },
      output: schemas.record,
      run: (call, { id }) => own(verbs, 'get')(call, known(id)),
    }),
    'get-by': () => ({
      fields: { key: schemas.key },
      output: schemas.record,
      run: (call, { key }) => own(verbs, 'getBy')(call, key),
    }),
    call: () => ({
      fields: { method: z.literal(method), params: operation(schemas.calls, method).input },
      output: operation(schemas.calls, method).output,
      run: (call, { params }) => named(verbs, 'call', method)(call, params),
    }),
    'call-by-id': () => ({
      fields: { id: idSchema, method: z.literal(method), params: operation(schemas.callsById, method).input },
      output: operation(schemas.callsById, method).output,
      run: (call, { id, params }) => named(verbs, 'callById', method)(call, known(id), params),
    }),
    create: () => ({
      fields: { data: schemas.create },
      output: schemas.record,
      run: (call, { data }) => own(verbs, 'create')(call, data),
    }),
    update: () => ({
      fields: { id: idSchema, data: schemas.update },
      output: schemas.record,
      run: (call, { id, data }) => own(verbs, 'update')(call, known(id), data),
    }),
    delete: () => ({
      fields: { id: idSchema },
      output: null,
      run: (call, { id }) => own(verbs, 'delete')(call, known(id)),
    }),
    export: () => ({
      fields: exportFields(schemas.filter, sorts, schemas.formats),
      output: null,
      run: (call, body) => own(verbs, 'export')(call, queryOf(body)),
    }),
    upload: () => uploadDraft({ schemas, verbs, sorts }),
  };
  return drafts[verb]();
}

function pageDraft({ schemas, verbs, sorts }: Loose, allowedTo: AllowedTo): Draft {
  return {
    fields: pageFields(schemas.filter, sorts),
    output: pageOf(schemas.row),
    run: async (call, body) => {
      const page = recordOf(await own(verbs, 'page')(call, queryOf(body)));
      return { ...page, ...allowedTo(call) };
    },
  };
}

function uploadDraft({ schemas: { upload }, verbs }: Loose): Draft {
  return {
    fields: { data: upload.input },
    output: upload.output,
    run: (call, { data }, file) => own(verbs, 'upload')(call, file, data),
  };
}

function pageOf(row: Input): z.ZodType {
  const names = z.array(z.string());
  const notInSession = z.object({ components: names, actions: names }).optional();
  const unsearched = z.literal(true).optional();
  const counts = { page: z.int(), size: z.int(), total: z.int() };
  return z.object({ items: z.array(row), ...counts, allowedActions: names, notInSession, unsearched });
}

// The verb `page` gives a Page by its type, which operations hold without.
function recordOf(page: unknown): object {
  return page as object;
}

function queryOf({ language: _, ...query }: ParsedBody): ParsedBody {
  return query;
}

function own(verbs: Loose['verbs'], name: string): Run {
  return found(verbs[name], name);
}

function named(verbs: Loose['verbs'], name: string, method: string): Run {
  return found(verbs[name]?.[method], method);
}

function operation<T>(record: Readonly<Record<string, T>>, name: string): T {
  return found(record[name], name);
}

function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`the resource does not provide ${name}`);
  return value;
}

function sortsOf<C extends ResourceContract>(resource: Resource<C> | PagedResource<C>): readonly string[] {
  return 'sorts' in resource ? resource.sorts : [];
}

// SchemasOf and VerbsOf hold exactly what the declared verbs need, and only declared verbs are looked up.
function setTypesAside<C extends ResourceContract>(
  schemas: SchemasOf<C>,
  verbs: VerbsOf<C>,
): Pick<Loose, 'schemas' | 'verbs'> {
  return { schemas, verbs } as unknown as Loose;
}
