import type { CallOptions, GatewayFile, Transport } from '../../transport';

/** Fetches the file of a background export by the download's id. @throws GatewayError not-found once it is gone, conflict while it is not ready */
export type FetchDownload = (id: string, options?: CallOptions) => Promise<GatewayFile>;

/** Makes the call that fetches the files of background exports. @source ours */
export function createFetchDownload(transport: Transport): FetchDownload {
  return (id, options) =>
    transport.download({
      ...options,
      method: 'POST',
      path: '/api/portal/cms/download/file',
      effect: 'read',
      body: { id },
    });
}
