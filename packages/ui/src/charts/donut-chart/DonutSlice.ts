import type { ChartColor } from '../../internal/chart';

/** A part of the whole. */
export interface DonutSlice {
  readonly id: string;
  readonly label: string;
  /** Not below zero; only its share of the sum is drawn. */
  readonly value: number;
  readonly color?: ChartColor;
}
