const [BASE, FEWEST, MOST, SKEW, DAMP] = [36, 1, 26, 38, 700];

/** The label of a domain that its ASCII form stands for, which is given without `xn--`; itself where it stands for none. @source RFC 3492 */
export function decodePunycode(encoded: string): string {
  const plainEnd = Math.max(encoded.lastIndexOf('-'), 0);
  const points = [...encoded.slice(0, plainEnd)].map((sign) => sign.charCodeAt(0));
  const rest = encoded.slice(plainEnd === 0 ? 0 : plainEnd + 1);
  let [point, place, bias, at] = [128, 0, 72, 0];
  while (at < rest.length) {
    const read = readNumber(rest, at, bias);
    if (!read) return `xn--${encoded}`;
    const count = points.length + 1;
    bias = adapted(read.value, count, place === 0);
    place += read.value;
    at = read.end;
    point += Math.floor(place / count);
    place %= count;
    if (point > 0x10ffff) return `xn--${encoded}`;
    points.splice(place, 0, point);
    place += 1;
  }
  return String.fromCodePoint(...points);
}

/** A number of variable length from a place on, and where it ends; undefined where the text ends within it. */
function readNumber(text: string, from: number, bias: number) {
  let [value, weight, at] = [0, 1, from];
  for (let step = BASE; at < text.length; step += BASE) {
    const digit = digitOf(text[at] ?? '');
    at += 1;
    if (digit < 0) return undefined;
    value += digit * weight;
    const threshold = Math.min(Math.max(step - bias, FEWEST), MOST);
    if (digit < threshold) return { value, end: at };
    weight *= BASE - threshold;
  }
  return undefined;
}

function digitOf(sign: string): number {
  if (/[a-z]/i.test(sign)) return sign.toLowerCase().charCodeAt(0) - 97;
  return /\d/.test(sign) ? Number(sign) + 26 : -1;
}

function adapted(delta: number, count: number, isFirst: boolean): number {
  let left = Math.floor(isFirst ? delta / DAMP : delta / 2);
  left += Math.floor(left / count);
  let bias = 0;
  for (; left > ((BASE - FEWEST) * MOST) / 2; bias += BASE) left = Math.floor(left / (BASE - FEWEST));
  return bias + Math.floor(((BASE - FEWEST + 1) * left) / (left + SKEW));
}
