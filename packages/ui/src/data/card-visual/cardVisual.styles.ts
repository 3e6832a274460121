import { styled } from 'styled-components';
import { tabularFigures } from '../../theme/figures';
import { v } from '../../theme/vars';

export const MarkRoot = styled.span.withConfig({ componentId: 'cr-SchemeMark' })`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  white-space: nowrap;
  & > svg { flex: none; }
`;

const wash = (share: number) => `color-mix(in srgb, ${v('primary.on')} ${share}%, transparent)`;

// The ground is the partner's primary colour and everything on it the ink that is known to be read on it, in both schemes.
export const CardRoot = styled.section.withConfig({ componentId: 'cr-CardVisual' })`
  container-type: inline-size;
  position: relative;
  isolation: isolate;
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  inline-size: 100%;
  max-inline-size: 340px;
  aspect-ratio: 1.586;
  padding: 20px;
  overflow: hidden;
  border: 1px solid ${wash(14)};
  border-radius: ${v('radius.dialog')};
  background: ${v('primary.fill')};
  color: ${v('primary.on')};
  box-shadow: ${v('shadow.raised')};
  &::before, &::after {
    content: '';
    position: absolute;
    z-index: ${v('z.under')};
    border-radius: 50%;
    inline-size: 90%;
    aspect-ratio: 1;
    inset-inline-end: -34%;
    inset-block-start: -46%;
    border: 40px solid ${wash(5)};
  }
  &::after { inline-size: 130%; inset-inline-end: -60%; inset-block-start: -30%; }
  &[data-muted] {
    background: ${v('surfaceActive')};
    color: ${v('textMuted')};
    border-color: ${v('border')};
    box-shadow: none;
  }
`;

export const CardHead = styled.span.withConfig({ componentId: 'cr-CardVisualHead' })`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 12px;
  min-block-size: 24px;
`;

export const CardKind = styled.span.withConfig({ componentId: 'cr-CardVisualKind' })`
  font: ${v('type.caption')};
  font-weight: ${v('weight.semibold')};
`;

export const CardNumber = styled.span.withConfig({ componentId: 'cr-CardVisualNumber' })`
  unicode-bidi: isolate;
  font: ${v('type.title')};
  font-size: clamp(16px, 6.4cqi, 20px);
  ${tabularFigures}
  letter-spacing: 0.06em;
  white-space: nowrap;
`;

export const CardFoot = styled.span.withConfig({ componentId: 'cr-CardVisualFoot' })`
  display: flex;
  align-items: flex-end;
  gap: 16px;
  & > :last-child { margin-inline-start: auto; }
`;

export const CardPart = styled.span.withConfig({ componentId: 'cr-CardVisualPart' })`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  font: ${v('type.small')};
  white-space: nowrap;
  &[data-wide] { flex: 0 1 auto; }
  & > strong { font: ${v('type.caption')}; font-weight: ${v('weight.semibold')}; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;
