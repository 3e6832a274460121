import type { CallOptions, GatewayFile } from '../transport';
import type { Resource } from './defineResource';
import type { ExportQuery, FilterQuery, Page, PageQuery } from './query';
import type { ResourceContract, Verb } from './ResourceContract';
import type { StartedUpload } from './startUpload';

interface Methods<C extends ResourceContract> {
  list(query?: FilterQuery<C>, options?: CallOptions): Promise<C['row'][]>;
  page(query: PageQuery<C>, options?: CallOptions): Promise<Page<C['row']>>;
  get(id: string, options?: CallOptions): Promise<C['record']>;
  getBy(key: C['key'], options?: CallOptions): Promise<C['record']>;
  call<N extends keyof C['calls'] & string>(
    name: N,
    input: C['calls'][N]['input'],
    options?: CallOptions,
  ): Promise<C['calls'][N]['output']>;
  callById<N extends keyof C['callsById'] & string>(
    id: string,
    name: N,
    input: C['callsById'][N]['input'],
    options?: CallOptions,
  ): Promise<C['callsById'][N]['output']>;
  create(input: C['create'], options?: CallOptions): Promise<C['record']>;
  update(id: string, changes: C['update'], options?: CallOptions): Promise<C['record']>;
  delete(id: string, options?: CallOptions): Promise<void>;
  export(query: ExportQuery<C>, options?: CallOptions): Promise<GatewayFile>;
  upload(file: Blob, fields: C['upload']['input'], options?: CallOptions): Promise<C['upload']['output']>;
  /** Prepares a file to be sent in as many attempts as its connection needs: each sends what has not arrived yet. */
  startUpload(file: Blob, fields: C['upload']['input']): StartedUpload<C['upload']['output']>;
}

interface MethodOfVerb {
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
  upload: 'upload' | 'startUpload';
}

/** The typed client of a resource: a method for each declared verb and no other. Rejects only with `GatewayError`. @source spec §7 */
export type ResourceClient<C extends ResourceContract> = Pick<Methods<C>, MethodOfVerb[C['verbs'] & Verb]> & {
  readonly resource: Resource<C>;
};
