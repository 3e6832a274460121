import { dark, light } from './semantic';
import { density, dialogWidth, family, motion, radius, ramp, series, space, type, weight, z } from './tokens';
import { colorValue, measure, shadowValue, typographyValue } from './tokenValues';

type Group = Readonly<Record<string, string>>;

/** A token of the Design Tokens format. */
interface Token {
  readonly $type: string;
  readonly $value: unknown;
}

function tokens(group: Group, $type: string, read: (text: string) => unknown): Record<string, Token> {
  return Object.fromEntries(
    // A full stop parts groups in references to a token, so no name may hold one.
    Object.entries(group).map(([name, text]) => [name.replaceAll('.', '-'), { $type, $value: read(text) }]),
  );
}

const families = (stack: string) => stack.split(', ').map((name) => name.replaceAll('"', ''));
const curve = (text: string) => (text.match(/[\d.]+/g) ?? []).map(Number);

function only(group: Group, start: string, isOf: boolean): Group {
  return Object.fromEntries(Object.entries(group).filter(([name]) => name.startsWith(start) === isOf));
}

const isCurve = (text: string) => text.startsWith('cubic-bezier');

const scheme = (colors: Group) => ({
  color: tokens(only(colors, 'shadow.', false), 'color', colorValue),
  shadow: tokens(only(colors, 'shadow.', true), 'shadow', shadowValue),
});

function motionTokens(): Record<string, Token> {
  const entries = Object.entries(motion);
  const curves = Object.fromEntries(entries.filter(([, text]) => isCurve(text)));
  const times = Object.fromEntries(entries.filter(([, text]) => !isCurve(text)));
  return { ...tokens(times, 'duration', measure), ...tokens(curves, 'cubicBezier', curve) };
}

/** Every token of the theme in the W3C Design Tokens format, for design tools. */
export function designTokens(): object {
  return {
    $description: 'Design tokens of Corridor, written from packages/ui/src/theme.',
    ramp: Object.fromEntries(Object.entries(ramp).map(([name, steps]) => [name, tokens(steps, 'color', colorValue)])),
    series: {
      light: tokens(Object.fromEntries(Object.entries(series.light)), 'color', colorValue),
      dark: tokens(Object.fromEntries(Object.entries(series.dark)), 'color', colorValue),
    },
    light: scheme(light),
    dark: scheme(dark),
    family: tokens(family, 'fontFamily', families),
    weight: tokens(weight, 'fontWeight', Number),
    type: tokens(type, 'typography', (text) => typographyValue(text, families(family.sans))),
    space: tokens(Object.fromEntries(Object.entries(space)), 'dimension', measure),
    radius: tokens(radius, 'dimension', measure),
    density: {
      comfortable: tokens(density.comfortable, 'dimension', measure),
      compact: tokens(density.compact, 'dimension', measure),
    },
    dialogWidth: tokens(dialogWidth, 'dimension', measure),
    motion: motionTokens(),
    z: tokens(z, 'number', Number),
  };
}
