import { styled } from 'styled-components';
import { tabularFigures } from '../../theme/figures';
import { toneRules } from '../../theme/tone';
import { v } from '../../theme/vars';

export const TimelineRoot = styled.ol.withConfig({ componentId: 'cr-Timeline' })`
  box-sizing: border-box;
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${v('type.body')};
`;

export const EventRoot = styled.li.withConfig({ componentId: 'cr-TimelineItem' })`
  ${toneRules}
  position: relative;
  padding-inline-start: 32px;
  padding-block-end: 20px;
  &:last-child { padding-block-end: 0; }
  /* The line from this event to the next. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 24px 0;
    inset-inline-start: 9px;
    border-inline-start: 2px solid ${v('border')};
  }
  &:has(+ [data-pending])::before { border-inline-start-style: dashed; }
  &[data-pending] { color: ${v('textMuted')}; }
`;

export const EventDot = styled.span.withConfig({ componentId: 'cr-TimelineDot' })`
  position: absolute;
  inset-block-start: 5px;
  inset-inline-start: 5px;
  box-sizing: border-box;
  inline-size: 10px;
  block-size: 10px;
  border-radius: 50%;
  background: var(--cr-t-fill);
  [data-pending] > &:not([data-icon]) { background: ${v('surface')}; border: 2px solid ${v('borderStrong')}; }
  &[data-icon] {
    inset-block-start: -1px;
    inset-inline-start: -1px;
    display: grid;
    place-items: center;
    inline-size: 22px;
    block-size: 22px;
    background: var(--cr-t-soft);
    color: var(--cr-t-text);
  }
`;

export const EventHead = styled.div.withConfig({ componentId: 'cr-TimelineHead' })`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
`;

export const EventTitle = styled.span.withConfig({ componentId: 'cr-TimelineTitle' })`
  font-weight: ${v('weight.medium')};
`;

export const EventMeta = styled.span.withConfig({ componentId: 'cr-TimelineMeta' })`
  font: ${v('type.caption')};
  color: ${v('textMuted')};
  ${tabularFigures}
`;

export const EventBody = styled.div.withConfig({ componentId: 'cr-TimelineBody' })`
  margin-block-start: 4px;
  color: ${v('textMuted')};
`;
