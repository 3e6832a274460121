import type { CallOptions, Resource, ResourceContract, StartedUpload } from '@corridor/core';
import { useWrite, type Write, type WriteHandlers } from './useWrite';

/** The part of a resource client that takes files. */
export interface UploadSource<C extends ResourceContract> {
  readonly resource: Resource<C>;
  upload(file: Blob, fields: C['upload']['input'], options?: CallOptions): Promise<C['upload']['output']>;
  startUpload(file: Blob, fields: C['upload']['input']): StartedUpload<C['upload']['output']>;
}

/** Uploads a file to a resource: `run(file, fields)`; `progress` says how far it is. */
export function useUpload<C extends ResourceContract>(
  source: UploadSource<C>,
  handlers?: WriteHandlers<C['upload']['output']>,
): Write<[file: Blob, fields: C['upload']['input']], C['upload']['output']> {
  const { resource } = source;
  return useWrite(
    {
      segment: resource.segment,
      verb: 'upload',
      invalidates: resource.invalidatedBy('upload'),
      send: ([file, fields], options) => source.upload(file, fields, options),
    },
    handlers,
  );
}
