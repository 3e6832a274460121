import type { CallOptions, ExportQuery, GatewayFile, Resource, ResourceContract } from '@corridor/core';
import { useWrite, type Write, type WriteHandlers } from './useWrite';

/** The part of a resource client that writes files. */
export interface ExportSource<C extends ResourceContract> {
  readonly resource: Resource<C>;
  export(query: ExportQuery<C>, options?: CallOptions): Promise<GatewayFile>;
}

/** Exports exactly what a filter shows to a file: `run({filter, sort, columns})`; the host saves it. */
export function useExport<C extends ResourceContract>(
  source: ExportSource<C>,
  handlers?: WriteHandlers<GatewayFile>,
): Write<[query: ExportQuery<C>], GatewayFile> {
  const { resource } = source;
  return useWrite(
    {
      segment: resource.segment,
      verb: 'export',
      invalidates: resource.invalidatedBy('export'),
      send: ([query], options) => source.export(query, options),
    },
    handlers,
  );
}
