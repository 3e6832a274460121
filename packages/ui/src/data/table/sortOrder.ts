const DIGIT = 16;
const DIGITS = 1 << DIGIT;
const MASK = DIGITS - 1;
const SIGN = 0x80000000;

/** The two halves of each number as unsigned integers that compare as the numbers do. */
function comparable(keys: Float64Array, descending: boolean): readonly [Uint32Array, Uint32Array] {
  const low = new Uint32Array(keys.length);
  const high = new Uint32Array(keys.length);
  const view = new DataView(new ArrayBuffer(8));
  keys.forEach((key, at) => {
    // Adding zero turns -0 into 0. What is infinite is absent, and stays last.
    view.setFloat64(0, descending && key !== Number.POSITIVE_INFINITY ? -key + 0 : key + 0);
    const top = view.getUint32(0);
    const negative = top >= SIGN;
    high[at] = negative ? ~top : top | SIGN;
    low[at] = negative ? ~view.getUint32(4) : view.getUint32(4);
  });
  return [low, high];
}

/** One stable pass by 16 bits; the order as it was when all of them are the same. */
function pass(order: Uint32Array, half: Uint32Array, shift: number): Uint32Array {
  const places = new Uint32Array(DIGITS + 1);
  for (const digits of half) {
    const digit = (digits >>> shift) & MASK;
    places[digit + 1] = (places[digit + 1] ?? 0) + 1;
  }
  if (places.includes(half.length)) return order;
  for (let digit = 0; digit < DIGITS; digit += 1) places[digit + 1] = (places[digit + 1] ?? 0) + (places[digit] ?? 0);
  const next = new Uint32Array(order.length);
  for (const row of order) {
    const digit = ((half[row] ?? 0) >>> shift) & MASK;
    const place = places[digit] ?? 0;
    next[place] = row;
    places[digit] = place + 1;
  }
  return next;
}

/** Positions of keys in order, by digits and without comparing: equal keys keep their order, infinite ones come last. */
export function sortOrder(keys: Float64Array, direction: 'asc' | 'desc'): Uint32Array {
  const [low, high] = comparable(keys, direction === 'desc');
  let order: Uint32Array = Uint32Array.from({ length: keys.length }, (_, at) => at);
  for (const half of [low, high]) for (const shift of [0, DIGIT]) order = pass(order, half, shift);
  return order;
}
