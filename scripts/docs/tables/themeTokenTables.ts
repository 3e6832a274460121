import { dark, light } from '../../../packages/ui/src/theme/semantic.js';
import { density, family, radius, space, type } from '../../../packages/ui/src/theme/tokens.js';
import { variableName } from '../../../packages/ui/src/theme/vars.js';
import { readDeclared } from './declaredTypes.js';
import { markdownTable } from './markdownTable.js';

const code = (text: string | undefined): string => (text === undefined ? '–' : `\`${text}\``);

const NAMES = Object.keys(light).filter((name): name is keyof typeof light => name in dark);

/** Where a token of a partner has another name than the colour that it sets. */
const SETS: Readonly<Record<string, keyof typeof light>> = { primary: 'primary.fill', onPrimary: 'primary.on' };

const colorOf = (name: string) => NAMES.find((candidate) => candidate === (SETS[name] ?? name));

/** The tokens that a partner sets, as they are declared, with our own values. */
export async function overrideTable(): Promise<string> {
  const [properties = []] = await readDeclared('ui/src/theme/theme.d.ts', 'ThemeOverrides');
  const others: Readonly<Record<string, string>> = {
    radius: radius.control,
    fontFamily: family.sans.split(',')[0] ?? '',
  };
  const rows = properties.map(({ name, comment }) => {
    const color = colorOf(name);
    const ours = color ? [code(light[color]), code(dark[color])] : [code(others[name]), code(others[name])];
    return [code(name), comment, ...ours];
  });
  return markdownTable(['token', 'what it is', 'ours, light', 'ours, dark'], rows);
}

/** Every colour and shadow that follows from them, as the custom property that a page of yours can read. */
export function colorTable(): string {
  const rows = NAMES.map((name) => [code(variableName(name)), code(light[name]), code(dark[name])]);
  return markdownTable(['custom property', 'light', 'dark'], rows);
}

const GROUPS = {
  space,
  radius,
  type,
  'density, comfortable': density.comfortable,
  'density, compact': density.compact,
};

/** Lengths, corners, type and density. */
export function measureTable(): string {
  const rows = Object.entries(GROUPS).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => [group, code(name), code(value)]),
  );
  return markdownTable(['group', 'step', 'value'], rows);
}
