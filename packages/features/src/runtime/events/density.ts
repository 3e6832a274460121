import type { Density } from '@corridor/ui';

/** The operator chose another height of rows and controls; a host may remember it. @source ours */
export interface DensityEvent {
  readonly type: 'density.changed';
  readonly density: Density;
}
