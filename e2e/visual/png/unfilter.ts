type Undo = (row: Uint8Array, above: Uint8Array, step: number) => void;

const left = (row: Uint8Array, index: number, step: number): number => (index < step ? 0 : (row[index - step] ?? 0));

function paeth(before: number, above: number, corner: number): number {
  const [toBefore, toAbove] = [Math.abs(above - corner), Math.abs(before - corner)];
  const toCorner = Math.abs(before + above - 2 * corner);
  if (toBefore <= toAbove && toBefore <= toCorner) return before;
  return toAbove <= toCorner ? above : corner;
}

/** What takes each of the five filters of PNG off a row, in the order of their numbers. */
const UNDO: readonly Undo[] = [
  () => {},
  (row, _above, step) => {
    for (let index = step; index < row.length; index++) row[index] = (row[index] ?? 0) + (row[index - step] ?? 0);
  },
  (row, above) => {
    for (let index = 0; index < row.length; index++) row[index] = (row[index] ?? 0) + (above[index] ?? 0);
  },
  (row, above, step) => {
    for (let index = 0; index < row.length; index++) {
      row[index] = (row[index] ?? 0) + ((left(row, index, step) + (above[index] ?? 0)) >> 1);
    }
  },
  (row, above, step) => {
    for (let index = 0; index < row.length; index++) {
      const predicted = paeth(left(row, index, step), above[index] ?? 0, left(above, index, step));
      row[index] = (row[index] ?? 0) + predicted;
    }
  },
];

/** Rows of a PNG file without their filters; `stride` is the bytes of a row, `step` those of a pixel. */
export function unfiltered(data: Uint8Array, stride: number, step: number): Uint8Array[] {
  const rows: Uint8Array[] = [];
  let above: Uint8Array = new Uint8Array(stride);
  for (let start = 0; start < data.length; start += stride + 1) {
    const row = data.subarray(start + 1, start + 1 + stride);
    UNDO[data[start] ?? 0]?.(row, above, step);
    rows.push(row);
    above = row;
  }
  return rows;
}
