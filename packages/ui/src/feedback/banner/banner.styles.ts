import { styled } from 'styled-components';
import { drawn } from '../../theme/drawn';
import { focusRing } from '../../theme/focus';
import { below } from '../../theme/media';
import { toneRules } from '../../theme/tone';
import { v } from '../../theme/vars';

export const BannerRoot = drawn(styled.div.withConfig({ componentId: 'cr-Banner' })`
  ${toneRules}
  box-sizing: border-box;
  display: flex;
  align-items: flex-start;
  gap: ${v('space.3')};
  padding: ${v('space.3')} ${v('space.4')};
  border: 1px solid var(--cr-t-border);
  border-radius: ${v('radius.card')};
  background: var(--cr-t-soft);
  color: ${v('text')};
  font: ${v('type.body')};
  & > [role='img'] { color: var(--cr-t-text); }
  & > button { margin-block: -4px; margin-inline-end: -6px; }
  &[data-bar] { border-width: 0; border-block-end-width: 1px; border-radius: 0; }
  &:focus-visible { ${focusRing} }
  ${below('sm')} { flex-wrap: wrap; }
`);

export const BannerWords = styled.div.withConfig({ componentId: 'cr-BannerWords' })`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const BannerTitle = styled.div.withConfig({ componentId: 'cr-BannerTitle' })`
  font-weight: ${v('weight.semibold')};
`;

export const BannerActions = styled.div.withConfig({ componentId: 'cr-BannerActions' })`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${v('space.2')};
  margin-block: -4px;
  ${below('sm')} { order: 1; flex-basis: 100%; margin: 0; padding-inline-start: 32px; }
`;
