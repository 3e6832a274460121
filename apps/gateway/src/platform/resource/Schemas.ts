import type { ResourceContract, Verb } from '@corridor/core';
import type { z } from 'zod';

interface OperationSchemas<In, Out> {
  readonly input: z.ZodType<In>;
  readonly output: z.ZodType<Out>;
}

interface AllSchemas<C extends ResourceContract> {
  readonly row: z.ZodType<C['row']>;
  readonly record: z.ZodType<C['record']>;
  readonly filter: z.ZodType<Partial<C['filter']>>;
  readonly key: z.ZodType<C['key']>;
  readonly create: z.ZodType<C['create']>;
  readonly update: z.ZodType<C['update']>;
  readonly upload: OperationSchemas<C['upload']['input'], C['upload']['output']>;
  readonly calls: {
    readonly [N in keyof C['calls']]: OperationSchemas<C['calls'][N]['input'], C['calls'][N]['output']>;
  };
  readonly callsById: {
    readonly [N in keyof C['callsById']]: OperationSchemas<C['callsById'][N]['input'], C['callsById'][N]['output']>;
  };
}

interface NeedsOfVerb {
  list: 'row' | 'filter';
  page: 'row' | 'filter';
  export: 'row' | 'filter';
  get: 'record';
  'get-by': 'record' | 'key';
  call: 'calls';
  'call-by-id': 'callsById';
  create: 'record' | 'create';
  update: 'record' | 'update';
  delete: never;
  upload: 'upload';
}

/** The strict schemas that a resource's declared verbs need; made with `schemaOf`, so that drift from core does not compile. */
export type SchemasOf<C extends ResourceContract> = Pick<AllSchemas<C>, NeedsOfVerb[C['verbs'] & Verb]> & {
  /** The formats of `export`; CSV alone unless told. */
  readonly formats?: readonly C['formats'][];
};
