import { GatewayError } from '../errors';
import type { StartedUpload, startUpload } from './startUpload';

/** Prepares a file to be sent; the code that sends it is fetched with the first attempt. */
export function prepareUpload(...upload: Parameters<typeof startUpload>): StartedUpload<unknown> {
  let started: Promise<StartedUpload<unknown>> | undefined;
  const start = async () => (await import('./startUpload')).startUpload(...upload);
  const lost = (cause: unknown): never => {
    started = undefined;
    throw new GatewayError('network', { msg: 'Network Error', cause });
  };
  return {
    async send(options) {
      started ??= start();
      return (await started.catch(lost)).send(options);
    },
  };
}
