import { keyframes, styled } from 'styled-components';
import { reducedMotion } from '../../theme/media';

const turn = keyframes`to { transform: rotate(1turn); }`;

export const SpinnerRoot = styled.span.withConfig({ componentId: 'cr-Spinner' })`
  display: inline-block;
  box-sizing: border-box;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  border: 2px solid currentcolor;
  border-inline-start-color: transparent;
  border-radius: 50%;
  opacity: 0.85;
  animation: ${turn} 700ms linear infinite;
  ${reducedMotion} { animation-duration: 3s; }
  &[data-size='sm'] { inline-size: 12px; block-size: 12px; }
  &[data-size='lg'] { inline-size: 24px; block-size: 24px; border-width: 2.5px; }
`;
