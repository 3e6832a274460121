import { type DashboardFigures, type DateRangePreset, dashboardSources } from '@corridor/core';
import { severalSegments } from '../../runtime/cacheKey';
import { useRuntime } from '../../runtime/Runtime';
import { type Read, useRead } from '../../runtime/useRead';

/** What the figures are made of: a write to any of these makes them stale. */
export const SOURCES: readonly string[] = /* @__PURE__ */ dashboardSources();

/** Reads the figures of a period in the reader's zone; all parts on a page share one call. */
export function useFigures(preset: DateRangePreset = 'lastThreeMonth'): Read<DashboardFigures> {
  const { gateway, timezone: zone } = useRuntime();
  const query = { zone, preset };
  return useRead({
    key: [severalSegments(SOURCES), 'call', { name: 'figures', ...query }],
    keepPrevious: true,
    fetch: (options) => gateway.dashboard.call('figures', query, options),
  });
}
