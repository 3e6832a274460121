import { RESOURCES_PATH, type TransportOptions } from '../../transport';
import { openEventStream } from '../../transport/openEventStream';
import { downloads } from './resource';

/** Opens the stream that tells how far one's own exports are, as server-sent events; null where there is none: then who wants to know asks. */
export type OpenDownloadStream = (signal: AbortSignal) => Promise<ReadableStream<Uint8Array> | null>;

/** Address of the stream of downloads. @source ours */
export const DOWNLOAD_PROGRESS_PATH = `${RESOURCES_PATH}/${downloads.segment}/progress`;

/** Makes the call that opens the stream of downloads. @source ours */
export function createOpenDownloadStream(options: TransportOptions): OpenDownloadStream {
  return (signal) => openEventStream(options, DOWNLOAD_PROGRESS_PATH, signal);
}
