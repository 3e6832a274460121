import { Text, v } from '@corridor/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/useMessages';
import { detailMessages } from '../../messages/details';
import { InstantText } from './InstantText';

const List = styled.ol.withConfig({ componentId: 'cr-Timeline' })`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li.withConfig({ componentId: 'cr-TimelineItem' })`
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

/** Something that happened to a record: what, when (UTC instant), by whom, why. */
export interface TimelineEvent {
  readonly id: string;
  readonly title: string;
  readonly at: string;
  /** Absent where a bank or time did it. */
  readonly actor?: string;
  readonly reason?: string | null;
}

/** What happened to a record, newest first. */
export function Timeline({ events }: { readonly events: readonly TimelineEvent[] }) {
  const t = useMessages(detailMessages);
  return (
    <List>
      {events.map(({ id, title, at, actor, reason }) => (
        <Item key={id}>
          <Text variant="caption" weight="medium">
            {title}
          </Text>
          <Text variant="small" color="muted" tabular>
            <InstantText value={at} /> {actor && t('timeline.by', { actor })}
          </Text>
          {reason && <Text variant="caption">{reason}</Text>}
        </Item>
      ))}
    </List>
  );
}
