import type { ExportScope } from './ListView';

/** Writes what a list shows to a file and hands it to the host. */
export interface ListExport {
  /** All rows unless told. */
  run(scope?: ExportScope): Promise<void>;
  readonly running: boolean;
  /** Share that is done, 0 to 1, of a file that is written in the background. */
  readonly progress: number | undefined;
}
