import type { ExportQuery, FilterQuery, Page, PageQuery, ResourceContract, Verb } from '@corridor/core';
import type { Call } from '../call';
import type { UploadedFile } from '../files/readUpload';
import type { Export } from './Export';

interface AllVerbs<C extends ResourceContract> {
  list(call: Call, query: FilterQuery<C>): Promise<C['row'][]>;
  page(call: Call, query: PageQuery<C>): Promise<Page<C['row']>>;
  get(call: Call, id: string): Promise<C['record']>;
  getBy(call: Call, key: C['key']): Promise<C['record']>;
  call: { [N in keyof C['calls']]: (call: Call, input: C['calls'][N]['input']) => Promise<C['calls'][N]['output']> };
  callById: {
    [N in keyof C['callsById']]: (
      call: Call,
      id: string,
      input: C['callsById'][N]['input'],
    ) => Promise<C['callsById'][N]['output']>;
  };
  create(call: Call, input: C['create']): Promise<C['record']>;
  update(call: Call, id: string, changes: C['update']): Promise<C['record']>;
  delete(call: Call, id: string): Promise<void>;
  /** Runs in a transaction of its own for the audit row; the rows are read later, batch by batch. */
  export(call: Call, query: ExportQuery<C>): Promise<Export>;
  upload(call: Call, file: UploadedFile, fields: C['upload']['input']): Promise<C['upload']['output']>;
}

interface NameOfVerb {
  list: 'list';
  page: 'page';
  get: 'get';
  'get-by': 'getBy';
  call: 'call';
  'call-by-id': 'callById';
  create: 'create';
  update: 'update';
  delete: 'delete';
  export: 'export';
  upload: 'upload';
}

/** One function for each verb that a resource declares: a missing one does not compile, nor does one too many. */
export type VerbsOf<C extends ResourceContract> = Pick<AllVerbs<C>, NameOfVerb[C['verbs'] & Verb]>;
