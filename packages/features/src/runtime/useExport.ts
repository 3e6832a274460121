import {
  BACKGROUND_EXPORT_ROWS,
  type CallOptions,
  type ExportQuery,
  type GatewayFile,
  type Resource,
  type ResourceContract,
} from '@corridor/core';
import { useRuntime } from './Runtime';
import { useWrite, type Write, type WriteHandlers } from './useWrite';

/** The part of a resource client that writes files. */
export interface ExportSource<C extends ResourceContract> {
  readonly resource: Resource<C>;
  export(query: ExportQuery<C>, options?: CallOptions): Promise<GatewayFile>;
}

/**
 * Exports exactly what a filter shows to a file: `run({filter, sort, columns})`; the host saves it. Of more than
 * 10 000 `rows` the gateway writes it in the background, and `progress` says how far it is.
 */
export function useExport<C extends ResourceContract>(
  source: ExportSource<C>,
  handlers?: WriteHandlers<GatewayFile>,
  rows = 0,
): Write<[query: ExportQuery<C>], GatewayFile> {
  const { resource } = source;
  const { gateway } = useRuntime();
  return useWrite(
    {
      segment: resource.segment,
      verb: 'export',
      invalidates: resource.invalidatedBy('export'),
      send: async ([query], options) => {
        // Of a file that is waited for, the transport knows only how far the question was sent.
        if (query.slice || rows <= BACKGROUND_EXPORT_ROWS)
          return source.export(query, { ...options, onProgress: undefined });
        const { exportInBackground } = await import('./exportInBackground');
        return exportInBackground(gateway, source, query, options);
      },
    },
    handlers,
  );
}
