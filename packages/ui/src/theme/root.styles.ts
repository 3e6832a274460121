import { css, styled } from 'styled-components';
import { type Look, rulesOf } from './drawn';
import { HEAVY } from './fortifySelectors';
import { declarations, densityVariables, schemeVariables, staticVariables } from './variables';

// A drawing says much by attributes, which a reset would undo.
const NOT_DRAWN = ':where(:not(svg, svg *))';

/** Our own elements, whose classes begin alike. */
const OURS = `:where([class^='cr-'], [class*=' cr-'])${NOT_DRAWN}`;

/** Elements inside ours that nobody has given a class; what a host has given one stays as it is. */
const BARE = `:where([class^='cr-']:not(.cr-ThemeRoot)) :where(:not([class]))${NOT_DRAWN}`;

const everyPart = (selector: string) => `${selector}, ${selector}::before, ${selector}::after`;

// Takes back what rules of the page say: lighter than our own rules, heavier than the page's.
const reset = css`
  ${everyPart(`:where(&) ${OURS}${HEAVY}`)},
  ${everyPart(`:where(&) ${BARE}${HEAVY}`)} {
    all: revert;
  }
  :where(&) :where(svg, svg *)${HEAVY} {
    margin: revert;
    padding: revert;
    border: revert;
    background: revert;
    box-sizing: revert;
    float: revert;
    font: revert;
    letter-spacing: revert;
    text-transform: revert;
  }
`;

/** What holds a text of its own: blocks, controls, and the parts that are laid out as blocks. */
const TEXTS = `:where(:is(div, p, h1, h2, h3, h4, h5, h6, li, dt, dd, td, caption, label, legend, summary, button, input, select, textarea,
  .cr-heading, .cr-ToastMessage, .cr-SelectValue > span, .cr-OptionWords > *, [data-text]):not([dir], .cr-td))`;

// Language and direction are chosen apart: a text runs as its first letter does, else its full stop would come first and
// its beginning be cut; it stands where the page begins all the same. Lighter than any rule of a part.
const ownDirection = ({ $guarded }: ThemeRootProps) => css`
  :where(&[dir='rtl']) ${TEXTS}${$guarded && HEAVY},
  :where(&[dir='rtl']) ::placeholder {
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  :where(&[dir='rtl'] [dir])${$guarded && HEAVY} { text-align: start; }
`;

// Every value is a custom property of this element, so a change of scheme, density or partner theme changes
// attributes of one node: no component renders again, and their stylesheets stay static strings.
const rootRules = css`
  /* Nothing is inherited from the page but whether it is there at all. */
  all: initial;
  display: block;
  visibility: inherit;
  pointer-events: inherit;
  direction: ltr;
  &::before, &::after { all: revert; }
  ${declarations(staticVariables)}
  ${declarations(schemeVariables.light)}
  ${declarations(densityVariables.comfortable)}
  color-scheme: light;
  color: var(--cr-text);
  font: var(--cr-type-body);
  font-synthesis: none;
  text-align: start;
  -webkit-font-smoothing: antialiased;
  -moz-osx-font-smoothing: grayscale;
  line-height: 20px;

  &[data-scheme='dark'] {
    ${declarations(schemeVariables.dark)}
    color-scheme: dark;
  }
  @media (prefers-color-scheme: dark) {
    &[data-scheme='system'] {
      ${declarations(schemeVariables.dark)}
      color-scheme: dark;
    }
  }
  /* Layers over all of the page, where it is as wide as the page for them to be placed in. */
  &[data-raised] {
    position: absolute;
    inset: 0 0 auto;
    z-index: 2147483647;
  }
  --cr-dir: 1;
  &[dir='rtl'] {
    --cr-dir: -1;
    direction: rtl;
  }
  &[data-density='compact'] {
    ${declarations(densityVariables.compact)}
  }
  @media (prefers-reduced-motion: reduce) {
    --cr-motion-fast: 0s;
    --cr-motion-base: 0s;
    --cr-motion-slow: 0s;
  }
`;

/** How the root of a theme stands in its page. */
interface ThemeRootProps extends Look {
  readonly $guarded: boolean;
}

export const ThemeRoot = styled.div.withConfig({ componentId: 'cr-ThemeRoot' })<ThemeRootProps>`
  ${({ $guarded }) => $guarded && reset}
  ${rootRules}
  ${ownDirection}
  /* A heading that the focus was moved to is read from there; nothing can be done with it, so no ring. */
  & :where(h1, h2, h3, h4, h5, h6)[tabindex='-1'] { outline: none; }
  ${rulesOf}
`;
