/** Where the arrows are: a row (-1 is the heading) and a cell in it. */
export interface GridPlace {
  readonly row: number;
  readonly cell: number;
}

/** What a key asks for: a step along the line, or a place. */
export type GridMove = 1 | -1 | GridPlace;

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

interface GridShape {
  readonly rightToLeft: boolean;
  readonly rows: number;
  /** Rows that a page key jumps. */
  readonly page: number;
}

const LAST_CELL = Number.MAX_SAFE_INTEGER;

/** The move of a key press under the WAI-ARIA grid pattern; none for other keys. */
export function gridMove(press: KeyPress, { row, cell }: GridPlace, shape: GridShape): GridMove | undefined {
  if (press.altKey || press.shiftKey) return undefined;
  const far = press.ctrlKey || press.metaKey;
  if (far && (press.key === 'j' || press.key === 'k')) return undefined;
  const last = shape.rows - 1;
  switch (press.key) {
    case 'ArrowDown':
    case 'j':
      return { row: Math.min(row + 1, last), cell };
    case 'ArrowUp':
    case 'k':
      return { row: Math.max(row - 1, -1), cell };
    case 'ArrowRight':
      return shape.rightToLeft ? -1 : 1;
    case 'ArrowLeft':
      return shape.rightToLeft ? 1 : -1;
    case 'PageDown':
      return { row: Math.min(Math.max(row, 0) + shape.page, last), cell };
    case 'PageUp':
      return { row: Math.max(row - shape.page, 0), cell };
    case 'Home':
      return far ? { row: 0, cell } : { row, cell: 0 };
    case 'End':
      return far ? { row: last, cell } : { row, cell: LAST_CELL };
    default:
      return undefined;
  }
}
