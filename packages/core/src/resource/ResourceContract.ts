import type { ExportFormat } from './ExportFormat';

/** The eleven verbs that every concept speaks. @source spec §7 */
export type Verb =
  | 'list'
  | 'page'
  | 'get'
  | 'get-by'
  | 'call'
  | 'call-by-id'
  | 'create'
  | 'update'
  | 'delete'
  | 'export'
  | 'upload';

/** Input and output of one named call of a resource. */
export interface Operation {
  input: object;
  output: unknown;
}

/** What a resource's declaration promises, as types alone: which verbs it has and what they carry. @source ours */
export interface ResourceContract {
  /** The declared verbs, as a union; one that is not here does not type-check. */
  verbs: Verb;
  /** One line of `list` and `page`. */
  row: object;
  /** The whole record, from `get` and writes. */
  record: object;
  /** The conditions of `list`, `page` and `export`: one type, so what is seen is what is exported. */
  filter: object;
  /** The fields that the server sorts by. */
  sort: string;
  /** The file formats of `export`. */
  formats: ExportFormat;
  /** Natural keys of `get-by`. */
  key: object;
  create: object;
  update: object;
  /** Fields beside the file of `upload`, and its answer. */
  upload: Operation;
  calls: Record<string, Operation>;
  callsById: Record<string, Operation>;
}

/** The contract that others extend: nothing but what every resource must say. */
export interface EmptyContract extends ResourceContract {
  row: Record<never, never>;
  record: Record<never, never>;
  filter: Record<never, never>;
  formats: 'csv';
  key: Record<never, never>;
  create: Record<never, never>;
  update: Record<never, never>;
  upload: { input: Record<never, never>; output: Record<never, never> };
  calls: Record<never, never>;
  callsById: Record<never, never>;
}
