import { css, styled } from 'styled-components';
import { HEAVY } from './fortifySelectors';
import { declarations, densityVariables, schemeVariables, staticVariables } from './variables';

/** Our own elements, whose classes begin alike; a drawing says much by attributes, which a reset would undo. */
const OURS = ":where([class^='cr-'], [class*=' cr-']):where(:not(svg, svg *))";

/*
 * Takes back what rules of the page say about our elements, lighter than our own rules and heavier than the page's.
 * What a host draws inside a widget or a provider has no class of ours and stays as it is.
 */
const reset = css`
  :where(&) ${OURS}${HEAVY},
  :where(&) ${OURS}${HEAVY}::before,
  :where(&) ${OURS}${HEAVY}::after {
    all: revert;
  }
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
  ${declarations(staticVariables)}
  ${declarations(schemeVariables.light)}
  ${declarations(densityVariables.comfortable)}
  color-scheme: light;
  color: var(--cr-text);
  font: var(--cr-type-body);
  font-synthesis: none;
  text-align: start;
  text-rendering: optimizeLegibility;
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

export const ThemeRoot = styled.div.withConfig({ componentId: 'cr-ThemeRoot' })`
  ${reset}
  ${rootRules}
  /* A heading that the focus was moved to is read from there; nothing can be done with it, so no ring. */
  & :where(h1, h2, h3, h4, h5, h6)[tabindex='-1'] { outline: none; }
`;
