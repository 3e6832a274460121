import { ThemeProvider, v } from '../../packages/ui/src/theme';
import { dark, light } from '../../packages/ui/src/theme/semantic';
import { density, motion, radius, space, type, z } from '../../packages/ui/src/theme/tokens';

type ColorName = keyof typeof light;

const NAMES = Object.keys(light).filter((name): name is ColorName => name in dark && !name.startsWith('shadow'));

function Swatch({ name, value }: { name: string; value: string }) {
  return (
    <div style={{ display: 'grid', gap: 4 }}>
      <span
        style={{ blockSize: 40, borderRadius: 6, border: `1px solid ${v('border')}`, background: value }}
        aria-hidden="true"
      />
      <code style={{ font: v('type.small'), overflowWrap: 'anywhere' }}>{name}</code>
      <code style={{ font: v('type.small'), color: v('textMuted') }}>{value}</code>
    </div>
  );
}

/** Every semantic colour of a scheme, on the ground of that scheme. */
export function ColorSheet({ scheme }: { scheme: 'light' | 'dark' }) {
  const colors = scheme === 'light' ? light : dark;
  return (
    <ThemeProvider scheme={scheme}>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
          gap: 16,
          padding: 16,
          borderRadius: 10,
          background: v('surface'),
          color: v('text'),
        }}
      >
        {NAMES.map((name) => (
          <Swatch key={name} name={name} value={colors[name]} />
        ))}
      </div>
    </ThemeProvider>
  );
}

/** The steps of the type scale, each in itself. */
export function TypeSheet() {
  return (
    <ThemeProvider>
      <dl style={{ display: 'grid', gap: 12, margin: 0 }}>
        {Object.entries(type).map(([name, value]) => (
          <div key={name} style={{ display: 'flex', gap: 24, alignItems: 'baseline' }}>
            <dt style={{ inlineSize: 200, font: v('type.small') }}>{`type.${name} · ${value}`}</dt>
            <dd style={{ margin: 0, font: `var(--cr-type-${name})` }}>1,234.56 EUR leave on Friday</dd>
          </div>
        ))}
      </dl>
    </ThemeProvider>
  );
}

const GROUPS = {
  space,
  radius,
  z,
  motion,
  'density, comfortable': density.comfortable,
  'density, compact': density.compact,
};

/** Lengths, corners, stacking, motion and density as they stand in the theme. */
export function MeasureSheet() {
  return (
    <table>
      <tbody>
        {Object.entries(GROUPS).map(([group, values]) => (
          <tr key={group}>
            <th scope="row">{group}</th>
            <td>
              {Object.entries(values)
                .map(([name, value]) => `${name} ${value}`)
                .join(' · ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
