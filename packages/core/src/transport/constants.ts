/** Address under which all resources' operations are called. @source spec §7 */
export const RESOURCES_PATH = '/api/portal/cms';

/** The envelope code of success. @source spec §9 */
export const SUCCESS_CODE = '10000';

/** Code of the answer to a write that waits for approval; nothing was done yet. @source ours */
export const APPROVAL_CODE = '20200';

/** How long a request may take, in milliseconds. @source spec §7 */
export const REQUEST_TIMEOUT_MS = 60_000;

/** The largest file that may be uploaded, in bytes (1 MB). @source spec §5 */
export const MAX_FILE_BYTES = 1_048_576;

/** HTTP statuses on which a GET is tried once more. @source spec §7 */
export const RETRY_STATUSES: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];
