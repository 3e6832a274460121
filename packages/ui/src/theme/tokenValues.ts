/** A colour as the Design Tokens format writes it. */
export interface ColorValue {
  readonly colorSpace: 'srgb';
  readonly components: readonly number[];
  readonly alpha: number;
}

/** A length or duration as the Design Tokens format writes it. */
export interface Measure {
  readonly value: number;
  readonly unit: string;
}

const share = (channel: number) => Math.round((channel / 255) * 10_000) / 10_000;

/** Reads `#rrggbb` or `rgb(16 24 21 / 0.44)`. @throws Error for any other notation */
export function colorValue(text: string): ColorValue {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text)?.slice(1);
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(text)?.slice(1);
  if (!hex && !rgb) throw new Error(`Not a colour of the theme: ${text}`);
  const channels = hex ? hex.map((pair) => Number.parseInt(pair, 16)) : (rgb ?? []).slice(0, 3).map(Number);
  return { colorSpace: 'srgb', components: channels.map(share), alpha: Number(rgb?.[3] ?? 1) };
}

/** Reads a length or duration such as `16px` or `120ms`. @throws Error for any other notation */
export function measure(text: string): Measure {
  const [, value, unit] = /^(-?[\d.]+)(px|ms)$/.exec(text) ?? [];
  if (value === undefined || unit === undefined) throw new Error(`Not a measure of the theme: ${text}`);
  return { value: Number(value), unit };
}

const length = (text: string) => measure(text === '0' ? '0px' : text);

/** Reads the layers of a CSS shadow. */
export function shadowValue(text: string): readonly object[] {
  return text.split(/,(?![^(]*\))/).map((layer) => {
    const color = layer.slice(layer.indexOf('rgb('));
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = layer.replace(color, '').trim().split(' ');
    return {
      color: colorValue(color.trim()),
      offsetX: length(offsetX),
      offsetY: length(offsetY),
      blur: length(blur),
      spread: length(spread),
    };
  });
}

/** Reads a step of the type scale such as `600 24px/32px`. */
export function typographyValue(text: string, families: readonly string[]): object {
  const [, weight = '400', size = '14', line = '20'] = /^(\d+) (\d+)px\/(\d+)px$/.exec(text) ?? [];
  return {
    fontFamily: families,
    fontWeight: Number(weight),
    fontSize: measure(`${size}px`),
    lineHeight: Math.round((Number(line) / Number(size)) * 10_000) / 10_000,
    letterSpacing: measure('0px'),
  };
}
