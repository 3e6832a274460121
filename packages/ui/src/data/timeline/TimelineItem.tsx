'use client';

import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import type { Tone } from '../../theme/tone';
import { EventBody, EventDot, EventHead, EventMeta, EventRoot, EventTitle } from './timeline.styles';

/** Props of `TimelineItem`. */
export interface TimelineItemProps extends Omit<HTMLAttributes<HTMLLIElement>, 'title'> {
  /** What happened. */
  readonly title: ReactNode;
  /** When, such as a `DateTime`. */
  readonly time?: ReactNode;
  /** Who did it. */
  readonly actor?: ReactNode;
  /** Default neutral. */
  readonly tone?: Tone;
  /** An `Icon` in place of the dot. */
  readonly icon?: ReactNode;
  /** Has not happened yet. */
  readonly pending?: boolean;
  /** More about it. */
  readonly children?: ReactNode;
}

/** One thing that happened, with its time and actor. */
export const TimelineItem = forwardRef<HTMLLIElement, TimelineItemProps>(function TimelineItem(
  { title, time, actor, tone = 'neutral', icon, pending, children, ...rest },
  ref,
) {
  return (
    <EventRoot ref={ref} data-tone={tone} data-pending={pending ? '' : undefined} {...rest}>
      <EventDot aria-hidden="true" data-icon={icon ? '' : undefined}>
        {icon}
      </EventDot>
      <EventHead>
        <EventTitle>{title}</EventTitle>
        {time && <EventMeta>{time}</EventMeta>}
      </EventHead>
      {actor && <EventMeta>{actor}</EventMeta>}
      {children && <EventBody>{children}</EventBody>}
    </EventRoot>
  );
});
