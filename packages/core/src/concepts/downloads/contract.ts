import type { ReasonParams } from '../../errors';
import type { EmptyContract, ExportColumn, Sort, TimeRange } from '../../resource';
import type { DownloadStatus } from './enums';
import type { DownloadAction } from './status';

/** Rows from which an export is better done in the background than waited for. @source ours */
export const BACKGROUND_EXPORT_ROWS = 10_000;

/** Why an export failed: a code that screens translate with its parameters. @source ours */
export interface DownloadProblem {
  reason: string;
  params: ReasonParams;
}

/** An export that runs in the background for the user who asked for it. Times are UTC instants, sizes bytes. @source spec §2 "trade download" */
export interface Download {
  id: string;
  /** Segment of the exported resource, such as `card`. */
  resource: string;
  status: DownloadStatus;
  fileName: string;
  rowsDone: number;
  rowsTotal: number;
  /** Null until the file is ready. */
  size: number | null;
  createdAt: string;
  finishedAt: string | null;
  /** When the file goes; null until it is ready. */
  expiresAt: string | null;
  /** Why it failed; null unless it did. */
  problem: DownloadProblem | null;
  /** What its user may do with it now. */
  allowedActions: DownloadAction[];
}

/** What to export: what the `export` of that resource takes. @source ours */
export interface DownloadInput {
  resource: string;
  filter?: Record<string, unknown> | undefined;
  sort?: Sort | undefined;
  columns?: ExportColumn[] | undefined;
  zone?: string | undefined;
}

/** Conditions of a download list. @source ours */
export interface DownloadFilter {
  status: DownloadStatus[];
  resource: string[];
  createdAt: TimeRange;
}

/** The download resource: one's own background exports. `delete` gives one up, with its file. @source spec §2 */
export interface DownloadContract extends EmptyContract {
  verbs: 'list' | 'page' | 'get' | 'call-by-id' | 'create' | 'delete';
  row: Download;
  record: Download;
  filter: DownloadFilter;
  sort: 'createdAt';
  create: DownloadInput;
  callsById: {
    /** Exports once more what it exported; answers the new one. */
    again: { input: Record<never, never>; output: Download };
  };
}
