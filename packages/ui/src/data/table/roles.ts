/** Roles that a browser forgets once rows are laid out as grids; said on every part of a table. */
export const ROLES = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader' },
} as const;
