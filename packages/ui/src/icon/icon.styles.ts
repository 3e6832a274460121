import { styled } from 'styled-components';

export const IconRoot = styled.span.withConfig({ componentId: 'cr-Icon' })`
  display: inline-flex;
  flex: none;
  vertical-align: -0.15em;
  & > svg { inline-size: 16px; block-size: 16px; }
  &[data-size='sm'] > svg { inline-size: 14px; block-size: 14px; }
  &[data-size='lg'] > svg { inline-size: 20px; block-size: 20px; }
  &[data-size='xl'] > svg { inline-size: 24px; block-size: 24px; }
  &[data-mirror] { transform: scaleX(var(--cr-dir, 1)); }
`;
