import { styled } from 'styled-components';
import { toneRules } from '../../theme/tone';
import { v } from '../../theme/vars';

export const AvatarRoot = styled.span.withConfig({ componentId: 'cr-Avatar' })`
  ${toneRules}
  position: relative;
  box-sizing: border-box;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  overflow: hidden;
  border-radius: 50%;
  background: var(--cr-t-soft);
  color: var(--cr-t-text);
  font: ${v('type.small')};
  font-weight: ${v('weight.semibold')};
  user-select: none;
  /* Drawn and not written: the initials are a picture of the name, which is said elsewhere. */
  &::before { content: attr(data-initials); }
  &[data-shape='square'] { border-radius: ${v('radius.control')}; }
  &[data-size='sm'] { inline-size: 24px; block-size: 24px; font-size: 10px; }
  &[data-size='lg'] { inline-size: 40px; block-size: 40px; font: ${v('type.body')}; font-weight: ${v('weight.semibold')}; }
  & > img { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover; }
`;
