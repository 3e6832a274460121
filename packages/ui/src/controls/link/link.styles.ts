import { styled } from 'styled-components';
import { focusRing } from '../../theme/focus';
import { v } from '../../theme/vars';
import { LinkElement } from './LinkElement';

export const LinkRoot = styled(LinkElement).withConfig({ componentId: 'cr-Link' })`
  color: ${v('link')};
  font-weight: ${v('weight.medium')};
  text-decoration: underline;
  text-decoration-color: transparent;
  text-underline-offset: 3px;
  border-radius: 2px;
  &:hover { color: ${v('linkHover')}; text-decoration-color: currentcolor; }
  &:focus-visible { ${focusRing} }
  &[data-inline] { font-weight: inherit; text-decoration-color: currentcolor; }
  &[data-quiet] { color: inherit; }
  &[data-quiet]:hover { color: ${v('link')}; }
  & > svg { inline-size: 0.8em; block-size: 0.8em; margin-inline-start: 0.3em; vertical-align: -0.05em; }
`;
