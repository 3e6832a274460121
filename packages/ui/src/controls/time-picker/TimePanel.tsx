'use client';

import { useMessages } from '../../messages/MessagesProvider';
import { type ClockDraft, type ClockPart, hourOfDay, partRange, withHalf, withPart, writeClock } from './clock';
import { timePickerEn } from './messages';
import { type TimeChoice, TimeColumn } from './TimeColumn';
import { TimeColumns } from './timePicker.styles';
import type { Clock } from './useClock';

const LAST = { hour: ':59:59', minute: ':59', second: '' };

interface TimePanelProps {
  readonly clock: Clock;
  readonly close: () => void;
}

/** A column of figures for each part of a time; those outside the limits cannot be chosen. */
export function TimePanel({ clock, close }: TimePanelProps) {
  const message = useMessages(timePickerEn);
  const { draft, hours, seconds, min, max } = clock;

  const outside = (next: ClockDraft, part: ClockPart) => {
    const whole = writeClock({ ...next, minute: next.minute ?? 0, second: next.second ?? 0 }, true);
    const head = whole.slice(0, { hour: 2, minute: 5, second: 8 }[part]);
    // An hour is outside only when none of its minutes is inside.
    const zeros = `${head}:00:00`.slice(0, 8);
    return (min !== undefined && `${head}${LAST[part]}` < min) || (max !== undefined && zeros > max);
  };
  const choices = (part: ClockPart): TimeChoice[] => {
    const [least, most] = partRange(part, hours);
    return Array.from({ length: most - least + 1 }, (_, index) => {
      // A clock of twelve hours begins with its twelve.
      const figure = part === 'hour' && hours === 12 ? index || 12 : index;
      const value = part === 'hour' ? hourOfDay(figure, hours, draft.afternoon) : figure;
      const next = withPart({ ...draft, hour: draft.hour ?? 0 }, part, value);
      const choose = () => clock.choose(withPart(draft, part, value));
      const chosen = draft[part] === value;
      return { label: String(figure).padStart(2, '0'), chosen, disabled: outside(next, part), choose };
    });
  };
  const halves: TimeChoice[] = [false, true].map((afternoon) => ({
    label: message(afternoon ? 'timePicker.pm' : 'timePicker.am'),
    chosen: draft.hour !== null && draft.afternoon === afternoon,
    disabled: false,
    choose: () => clock.choose(withHalf({ ...draft, hour: draft.hour ?? 0 }, afternoon)),
  }));
  const parts: ClockPart[] = seconds ? ['hour', 'minute', 'second'] : ['hour', 'minute'];
  return (
    <TimeColumns>
      {parts.map((part) => (
        <TimeColumn key={part} label={message(`timePicker.${part}`)} choices={choices(part)} onEnter={close} />
      ))}
      {hours === 12 && <TimeColumn label={message('timePicker.half')} choices={halves} onEnter={close} />}
    </TimeColumns>
  );
}
