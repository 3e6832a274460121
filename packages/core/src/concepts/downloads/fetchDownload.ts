import { type CallOptions, type GatewayFile, RESOURCES_PATH, type Transport } from '../../transport';
import { downloads } from './resource';

/** Address at which the file of a background export is fetched. @source ours */
export const DOWNLOAD_FILE_PATH = `${RESOURCES_PATH}/${downloads.segment}/file`;

/** Fetches the file of a background export by the download's id. @throws GatewayError not-found once it is gone, conflict while it is not ready */
export type FetchDownload = (id: string, options?: CallOptions) => Promise<GatewayFile>;

/** Makes the call that fetches the files of background exports. @source ours */
export function createFetchDownload(transport: Transport): FetchDownload {
  return (id, options) =>
    transport.download({
      ...options,
      method: 'POST',
      path: DOWNLOAD_FILE_PATH,
      effect: 'read',
      body: { id },
    });
}
