import { dark, light } from '../../../packages/ui/src/theme/semantic.js';
import { family, radius, space, type } from '../../../packages/ui/src/theme/tokens.js';
import { variableName } from '../../../packages/ui/src/theme/vars.js';

const declare = (tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `${variableName(name)}: ${value};`)
    .join(' ');

const grouped = (group: string, values: object): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${group}.${name}`, String(value)]));

const measures = {
  ...grouped('radius', radius),
  ...grouped('space', space),
  ...grouped(
    'type',
    Object.fromEntries(Object.entries(type).map(([name, value]) => [name, `${value} ${family.sans}`])),
  ),
  'family.mono': family.mono,
};

const RULES = `
* { box-sizing: border-box; }
body { margin: 0; background: var(--cr-surface); color: var(--cr-text); font: var(--cr-type-body); overflow-wrap: break-word; }
a { color: var(--cr-link); }
a:hover { color: var(--cr-link-hover); }
:focus-visible { outline: 2px solid var(--cr-focus-ring); outline-offset: 2px; }
.page { max-inline-size: 1280px; margin-inline: auto; }
nav { padding: var(--cr-space-4); background: var(--cr-surface-sunken); border-block-end: 1px solid var(--cr-border); }
nav ul { display: flex; flex-wrap: wrap; gap: var(--cr-space-1) var(--cr-space-4); margin: 0; padding: 0; list-style: none; }
nav a { display: inline-block; padding-block: var(--cr-space-1); color: var(--cr-text-muted); text-decoration: none; }
nav a:hover { color: var(--cr-text); }
nav a[aria-current] { color: var(--cr-text); font-weight: 600; }
main { min-inline-size: 0; padding: var(--cr-space-4); }
main > p, main > ul, main > ol { max-inline-size: 80ch; }
h1 { font: var(--cr-type-title); margin-block: var(--cr-space-4); }
h2 { font: var(--cr-type-section); margin-block: var(--cr-space-8) var(--cr-space-3); }
h3 { font: var(--cr-type-section); }
li { margin-block: var(--cr-space-1); }
code { font-family: var(--cr-family-mono); font-size: 0.93em; }
pre { margin-inline: 0; padding: var(--cr-space-4); overflow-x: auto; background: var(--cr-surface-sunken); border: 1px solid var(--cr-border); border-radius: var(--cr-radius-card); }
.table { overflow-x: auto; border: 1px solid var(--cr-border); border-radius: var(--cr-radius-card); }
table { border-collapse: collapse; inline-size: 100%; }
th, td { padding: var(--cr-space-2) var(--cr-space-3); text-align: start; vertical-align: top; border-block-end: 1px solid var(--cr-border); }
tr:last-child > td { border-block-end: 0; }
th { color: var(--cr-text-muted); background: var(--cr-surface-sunken); white-space: nowrap; }
td { min-inline-size: 7em; }
.swatch { display: inline-block; inline-size: 32px; block-size: 20px; margin-inline-end: var(--cr-space-2); vertical-align: middle;
  background: var(--swatch); border: 1px solid var(--cr-border-control); border-radius: var(--cr-radius-small); }
@media (min-width: 960px) {
  .page { display: grid; grid-template-columns: 240px minmax(0, 1fr); }
  nav { border-block-end: 0; border-inline-end: 1px solid var(--cr-border); min-block-size: 100vh; }
  nav ul { position: sticky; inset-block-start: var(--cr-space-4); flex-direction: column; }
  main { padding: var(--cr-space-4) var(--cr-space-8) var(--cr-space-16); }
}
`;

/** The style sheet of the site: the tokens of our own theme, light or dark as the reader's system is. */
export const siteStyles = (): string => `:root { color-scheme: light dark; ${declare({ ...measures, ...light })} }
@media (prefers-color-scheme: dark) { :root { ${declare(dark)} } }
${RULES}`;
