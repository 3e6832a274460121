import type { DashboardFigures, DashboardList, DateRangePreset } from '@corridor/core';
import type { HeadingLevel } from '@corridor/ui';

/** Address of a list at the host; undefined where it has none, and the figure is no link. */
export type ListHref = (list: DashboardList) => string | undefined;

/** Props of a part of the dashboard; all are optional. */
export interface DashboardPartProps {
  /** Period of the figures. Default: the last three months. */
  readonly period?: DateRangePreset;
  /** Where a list of yours stands that a figure counts: each figure links to exactly what it counts. */
  readonly listHref?: ListHref;
  /** Level of its heading in your page. Default 2. */
  readonly headingLevel?: HeadingLevel;
}

/** What a part is drawn from. */
export interface PartViewProps<Part> {
  readonly part: Part;
  readonly figures: DashboardFigures;
  readonly listHref: ListHref | undefined;
  readonly level: HeadingLevel;
}
