import { styled } from 'styled-components';
import { drawn } from '../../theme/drawn';
import { from } from '../../theme/media';
import { visuallyHidden } from '../../theme/visuallyHidden';

export const GridRoot = drawn(styled.div.withConfig({ componentId: 'cr-Grid' })`
  display: grid;
  grid-template-columns: repeat(var(--cr-columns-base), minmax(0, 1fr));
  ${from('sm')} { grid-template-columns: repeat(var(--cr-columns-sm), minmax(0, 1fr)); }
  ${from('md')} { grid-template-columns: repeat(var(--cr-columns-md), minmax(0, 1fr)); }
  ${from('lg')} { grid-template-columns: repeat(var(--cr-columns-lg), minmax(0, 1fr)); }
  &[data-fit] { grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--cr-column-least)), 1fr)); }
`);

export const HiddenRoot = styled.span.withConfig({ componentId: 'cr-VisuallyHidden' })`
  ${visuallyHidden}
  margin: -1px;
  padding: 0;
  white-space: nowrap;
  border: 0;
`;
