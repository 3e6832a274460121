import type { CardEvent } from '@corridor/core';
import { Text, v } from '@corridor/ui';
import { styled } from 'styled-components';
import { InstantText } from '../../display/InstantText';
import { cardsMessages } from '../../messages/cards';
import { useWords } from '../../words/useWords';

const List = styled.ol.withConfig({ componentId: 'cr-CardTimeline' })`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li.withConfig({ componentId: 'cr-CardTimelineItem' })`
  position: relative;
  display: grid;
  gap: ${v('space.0.5')};
  padding-inline-start: ${v('space.6')};
  padding-block-end: ${v('space.5')};
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 6px;
    inset-inline-start: 3px;
    inline-size: 8px;
    block-size: 8px;
    border: 2px solid ${v('borderControl')};
    border-radius: ${v('radius.full')};
    box-sizing: border-box;
    background: ${v('surface')};
  }
  &:first-child::before {
    border-color: ${v('primary.fill')};
    background: ${v('primary.fill')};
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 18px -2px;
    inset-inline-start: 6px;
    inline-size: 1px;
    background: ${v('border')};
  }
  &:last-child {
    padding-block-end: 0;
  }
`;

/** What happened to a card, newest first: what, when, by whom, why. */
export function CardTimeline({ events }: { readonly events: readonly CardEvent[] }) {
  const say = useWords(cardsMessages);
  return (
    <List>
      {events.map((event) => (
        <Item key={event.id}>
          <Text variant="caption" weight="medium">
            {say(`cards.event.${event.action}`)}
          </Text>
          <Text variant="small" color="muted" tabular>
            <InstantText value={event.at} /> {say('cards.event.by', { actor: event.actor })}
          </Text>
          {event.reason && <Text variant="caption">{event.reason}</Text>}
        </Item>
      ))}
    </List>
  );
}
