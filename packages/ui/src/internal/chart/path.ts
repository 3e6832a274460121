/** A point in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const at = ({ x, y }: Point) => `${fixed(x)},${fixed(y)}`;
const fixed = (value: number) => Number(value.toFixed(2));

/** Runs of points without a gap between them. */
export function runs(points: readonly (Point | null)[]): Point[][] {
  const found: Point[][] = [[]];
  for (const point of points) {
    if (point) found.at(-1)?.push(point);
    else found.push([]);
  }
  return found.filter(({ length }) => length > 0);
}

/** Slopes at the points such that the curve through them never overshoots a value (Fritsch and Carlson, by harmonic means). */
function slopes(points: readonly Point[]): number[] {
  const chords = points.slice(1).map((point, index) => rise(points[index] ?? point, point));
  return points.map((_, index) => {
    const [before, after] = [chords[index - 1], chords[index]];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
}

const rise = (one: Point, two: Point) => (two.x === one.x ? 0 : (two.y - one.y) / (two.x - one.x));

/** Path of a smooth line through points that never shows a height between them that is not between theirs. */
export function linePath(points: readonly Point[]): string {
  const slope = slopes(points);
  return points
    .map((point, index) => {
      const before = points[index - 1];
      if (!before) return `M${at(point)}`;
      const third = (point.x - before.x) / 3;
      const one = { x: before.x + third, y: before.y + third * (slope[index - 1] ?? 0) };
      const two = { x: point.x - third, y: point.y - third * (slope[index] ?? 0) };
      return `C${at(one)} ${at(two)} ${at(point)}`;
    })
    .join('');
}

/** Path of the area between such a line and a level. */
export function areaPath(points: readonly Point[], level: number): string {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? `${linePath(points)}L${at({ x: last.x, y: level })}L${at({ x: first.x, y: level })}Z` : '';
}

/** Path of a bar from a level to a value, its far end rounded. */
export function barPath(x: number, width: number, from: number, to: number, radius: number): string {
  const corner = Math.min(radius, width / 2, Math.abs(to - from));
  const inner = to < from ? to + corner : to - corner;
  return [
    `M${at({ x, y: from })}`,
    `L${at({ x, y: inner })}`,
    `Q${at({ x, y: to })} ${at({ x: x + corner, y: to })}`,
    `L${at({ x: x + width - corner, y: to })}`,
    `Q${at({ x: x + width, y: to })} ${at({ x: x + width, y: inner })}`,
    `L${at({ x: x + width, y: from })}Z`,
  ].join('');
}

/** Path of a part of a ring; angles are shares of a turn from the top on, clockwise unless `direction` is -1. */
export function ringPath(inner: number, outer: number, from: number, to: number, direction: 1 | -1): string {
  const end = Math.min(to, from + 0.99999);
  const place = (radius: number, share: number) => {
    const angle = direction * share * 2 * Math.PI;
    return at({ x: radius * Math.sin(angle), y: -radius * Math.cos(angle) });
  };
  const large = end - from > 0.5 ? 1 : 0;
  const sweep = direction === 1 ? 1 : 0;
  return [
    `M${place(outer, from)}`,
    `A${outer},${outer} 0 ${large} ${sweep} ${place(outer, end)}`,
    `L${place(inner, end)}`,
    `A${inner},${inner} 0 ${large} ${1 - sweep} ${place(inner, from)}Z`,
  ].join('');
}
