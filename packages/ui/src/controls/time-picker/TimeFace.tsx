'use client';

import type { ClipboardEvent } from 'react';
import { useMessages } from '../../messages/MessagesProvider';
import { type ClockPart, clockHour, hourOfDay, partRange, readClock } from './clock';
import { HalfSegment } from './HalfSegment';
import { timePickerEn } from './messages';
import { TimeSegment } from './TimeSegment';
import { TimeColon, TimeParts } from './timePicker.styles';
import type { Clock } from './useClock';

interface TimeFaceProps {
  readonly clock: Clock;
  /** Id of the first segment, which the label of a field points to. */
  readonly firstId: string | undefined;
  readonly disabled: boolean | undefined;
  readonly invalid: boolean | undefined;
}

/** The figures of a time beside each other; a pasted time fills them all. */
export function TimeFace({ clock, firstId, disabled, invalid }: TimeFaceProps) {
  const message = useMessages(timePickerEn);
  const { draft, hours, seconds } = clock;
  const paste = (event: ClipboardEvent) => {
    const read = readClock(event.clipboardData.getData('text').trim());
    if (read.hour === null) return;
    event.preventDefault();
    clock.choose(read);
  };
  const segment = (part: ClockPart) => {
    const figure = draft[part];
    const hour = part === 'hour';
    return (
      <TimeSegment
        id={hour ? firstId : undefined}
        label={message(`timePicker.${part}`)}
        range={partRange(part, hours)}
        value={hour && figure !== null ? clockHour(figure, hours) : figure}
        disabled={disabled}
        aria-invalid={invalid}
        onChange={(next) => clock.setPart(part, hour && next !== null ? hourOfDay(next, hours, draft.afternoon) : next)}
      />
    );
  };
  return (
    <TimeParts onPaste={paste}>
      {segment('hour')}
      <TimeColon aria-hidden="true">:</TimeColon>
      {segment('minute')}
      {seconds && <TimeColon aria-hidden="true">:</TimeColon>}
      {seconds && segment('second')}
      {hours === 12 && <HalfSegment clock={clock} disabled={disabled} invalid={invalid} />}
    </TimeParts>
  );
}
