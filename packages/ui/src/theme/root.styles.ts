import { css, styled } from 'styled-components';
import { declarations, densityVariables, schemeVariables, staticVariables } from './variables';

// Every value is a custom property of this element, so a change of scheme, density or partner theme changes
// attributes of one node: no component renders again, and their stylesheets stay static strings.
const rootRules = css`
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
  ${rootRules}
  /* A heading that the focus was moved to is read from there; nothing can be done with it, so no ring. */
  & :where(h1, h2, h3, h4, h5, h6)[tabindex='-1'] { outline: none; }
`;
