/** Layout of a column of instants: as wide as a date with its time, in figures that align. */
export const INSTANT_COLUMN = { width: 180, grow: 0, tabular: true } as const;
