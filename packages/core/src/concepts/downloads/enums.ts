import { type CodeOf, defineEnumeration } from '../../reference/enumeration';

/** How far a background export has come. @source ours */
export const downloadStatus = /* @__PURE__ */ defineEnumeration('downloads.status', [
  'queued',
  'running',
  'ready',
  'failed',
  'expired',
]);

/** Code of a download status. */
export type DownloadStatus = CodeOf<typeof downloadStatus>;
