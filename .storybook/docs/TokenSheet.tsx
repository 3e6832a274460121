import { Money } from '../../packages/ui/src/data/money';
import { ThemeProvider, v } from '../../packages/ui/src/theme';
import { measuredPairs } from '../../packages/ui/src/theme/pairs';
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

/** Every pair of text and ground that the theme promises, with its contrast in both schemes. */
export function ContrastSheet() {
  const inDark = measuredPairs(dark);
  return (
    <table>
      <thead>
        <tr>
          <th>Text</th>
          <th>Ground</th>
          <th>At least</th>
          <th>Light</th>
          <th>Dark</th>
        </tr>
      </thead>
      <tbody>
        {measuredPairs(light).map(({ text, ground, least, ratio }, index) => (
          <tr key={`${text} ${ground}`}>
            <td>{text}</td>
            <td>{ground}</td>
            <td>{`${least} : 1`}</td>
            <td>{ratio.toFixed(1)}</td>
            <td>{inDark[index]?.ratio.toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The two shadows, each on a card of either scheme. */
export function ElevationSheet() {
  return (['light', 'dark'] as const).map((scheme) => (
    <ThemeProvider key={scheme} scheme={scheme}>
      <div style={{ display: 'flex', gap: 32, padding: 40, background: v('surfaceSunken'), color: v('text') }}>
        {(['raised', 'overlay'] as const).map((step) => (
          <div
            key={step}
            style={{
              padding: 24,
              border: `1px solid ${v('border')}`,
              borderRadius: v('radius.card'),
              background: v('surfaceRaised'),
              boxShadow: v(`shadow.${step}`),
              font: v('type.caption'),
            }}
          >
            {`shadow.${step}`}
          </div>
        ))}
      </div>
    </ThemeProvider>
  ));
}

/** The parts that amounts are made of. */
export function MoneySheet() {
  return (
    <ThemeProvider>
      <div style={{ display: 'grid', justifyItems: 'end', gap: 8, maxInlineSize: 320, padding: 24 }}>
        <Money size="lg" amount="148113.16" currency="USD" />
        <Money amount="148113.16" currency="USD" />
        <Money amount="-10387.73" currency="USD" />
        <Money amount="10387.73" currency="USD" sign="always" tone="incoming" />
        <Money amount="10819800" currency="JPY" />
      </div>
    </ThemeProvider>
  );
}
