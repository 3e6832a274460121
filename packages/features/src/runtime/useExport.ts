import { BACKGROUND_EXPORT_ROWS, type ExportQuery, type GatewayFile, type ResourceContract } from '@corridor/core';
import type { ExportSource } from './ExportSource';
import { fetchCode } from './fetchCode';
import { useRuntime } from './Runtime';
import { useWrite, type Write, type WriteHandlers } from './useWrite';

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
        // For a file that is downloaded at once, the transport knows only the progress of the request.
        if (query.slice || rows <= BACKGROUND_EXPORT_ROWS)
          return source.export(query, { ...options, onProgress: undefined });
        const { exportInBackground } = await fetchCode(() => import('./exportInBackground'));
        return exportInBackground(gateway, source, query, options);
      },
    },
    handlers,
  );
}
