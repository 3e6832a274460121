import { describe, expect, it } from 'vitest';
import { contrastRatio, parseColor } from './contrast';
import { type ColorToken, dark, light } from './semantic';

type Vector = readonly [number, number, number];

/** Linear red, green and blue as somebody sees them. @source Machado, Oliveira and Fernandes 2009, at full severity */
const VISION: Readonly<Record<string, readonly Vector[]>> = {
  trichromacy: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const dot = (row: Vector, [a, b, c]: Vector) => row[0] * a + row[1] * b + row[2] * c;
const through = (rows: readonly Vector[], color: Vector): Vector => {
  const [a, b, c] = rows.map((row) => dot(row, color));
  return [a ?? 0, b ?? 0, c ?? 0];
};
const map = ([a, b, c]: Vector, change: (value: number) => number): Vector => [change(a), change(b), change(c)];

const linear = (channel: number) =>
  channel <= 10.31475 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;

/** A colour in OKLab, as somebody sees it. @source Ottosson 2020 */
function seen(color: string, vision: readonly Vector[]): Vector {
  const rgb = parseColor(color);
  if (!rgb) throw new Error(`${color} cannot be read`);
  const there = map(through(vision, map(rgb, linear)), (value) => Math.min(1, Math.max(0, value)));
  const cones = through(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    there,
  );
  return through(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    map(cones, Math.cbrt),
  );
}

/** How far apart two colours are for somebody: 100 from black to white, 2 where most see no difference. */
function distance(one: string, other: string, vision: readonly Vector[]): number {
  const [a, b] = [seen(one, vision), seen(other, vision)];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const SERIES = ['1', '2', '3', '4', '5', '6', '7', '8'].map((place) => `chart.${place}` as ColorToken);
const pairsOf = <Item>(items: readonly Item[]) =>
  items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));

/** Pairs of tokens that are nearer to each other than they may be, to be read in a failure. */
function near(
  colors: Record<ColorToken, string>,
  pairs: readonly (readonly [ColorToken, ColorToken])[],
  least: number,
) {
  return pairs.flatMap(([one, other]) =>
    Object.entries(VISION).flatMap(([name, vision]) => {
      const apart = distance(colors[one], colors[other], vision);
      return apart < least ? [`${one} and ${other} in ${name}: ${apart.toFixed(1)}`] : [];
    }),
  );
}

it('measures colours as they are seen', () => {
  const { trichromacy = [], deuteranopia = [] } = VISION;
  expect(distance('#000000', '#FFFFFF', trichromacy)).toBeCloseTo(100, 0);
  expect(distance('#8A6F00', '#4A8A00', trichromacy)).toBeGreaterThan(10);
  expect(distance('#C72C34', '#5E7A00', deuteranopia)).toBeLessThan(distance('#C72C34', '#5E7A00', trichromacy) / 2);
});

describe.each([
  ['light', light],
  ['dark', dark],
])('the colours of figures in %s', (_scheme, colors) => {
  it('tell series apart for every reader: the first four all, each from the next, any two at least a little', () => {
    const next = SERIES.map((token, index) => [token, SERIES[(index + 1) % SERIES.length] ?? token] as const);
    expect(near(colors, [...pairsOf(SERIES.slice(0, 4)), ...next], 9.5)).toEqual([]);
    expect(near(colors, pairsOf(SERIES), 6.5)).toEqual([]);
  });

  it('stand out of their ground', () => {
    const weak = SERIES.flatMap((token) =>
      (['surface', 'surfaceRaised'] as const).filter(
        (ground) => (contrastRatio(colors[token], colors[ground]) ?? 0) < 3,
      ),
    );
    expect(weak).toEqual([]);
  });

  it('tell the steps of a meter apart, and better from worse in a figure', () => {
    const meter = pairsOf<ColorToken>(['tone.brand.fill', 'meter.warning', 'tone.danger.fill']);
    const change = [['tone.success.text', 'tone.danger.text']] as const;
    expect(near(colors, meter, 9.5)).toEqual([]);
    // An arrow and a sign stand beside it.
    expect(near(colors, change, 7.5)).toEqual([]);
  });
});
