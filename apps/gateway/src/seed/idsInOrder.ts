import { createId } from '../platform/database';
import type { Random } from '../platform/seeding/createRandom';

const BYTES = 10;

/** A source of ids that repeats itself; those of one instant sort in the order of making, as fresh ones do. */
export function idsInOrder(random: Random): (at: Date) => string {
  let last = { instant: Number.NaN, made: 0 };
  return (at) => {
    const instant = at.getTime();
    last = { instant, made: last.instant === instant ? (last.made + 1) & 0xfff : 0 };
    const bytes = Uint8Array.from({ length: BYTES }, () => random.between(0, 255));
    bytes[0] = last.made >> 4;
    bytes[1] = ((last.made & 0xf) << 4) | ((bytes[1] ?? 0) & 0xf);
    return createId(instant, bytes);
  };
}
