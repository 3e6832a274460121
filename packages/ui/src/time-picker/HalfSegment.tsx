'use client';

import type { KeyboardEvent } from 'react';
import { useMessages } from '../messages/MessagesProvider';
import { timePickerEn } from './messages';
import { moveToSegment } from './segmentKeys';
import { TimeSegmentElement } from './timePicker.styles';
import type { Clock } from './useClock';

interface HalfSegmentProps {
  readonly clock: Clock;
  readonly disabled: boolean | undefined;
  readonly invalid: boolean | undefined;
}

/** The half of the day: arrows change it, and so do the letters A and P. */
export function HalfSegment({ clock, disabled, invalid }: HalfSegmentProps) {
  const message = useMessages(timePickerEn);
  const { afternoon } = clock.draft;
  const word = message(afternoon ? 'timePicker.pm' : 'timePicker.am');
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey || event.altKey || key === 'tab') return;
    if (key === 'arrowleft' || key === 'backspace') moveToSegment(event.currentTarget, -1);
    else if (key === 'arrowup' || key === 'arrowdown') clock.setHalf(!afternoon);
    else if (key === 'a' || key === 'home') clock.setHalf(false);
    else if (key === 'p' || key === 'end') clock.setHalf(true);
    else return;
    event.preventDefault();
  };
  return (
    <TimeSegmentElement
      readOnly
      data-wide=""
      type="text"
      role="spinbutton"
      disabled={disabled}
      aria-invalid={invalid}
      aria-label={message('timePicker.half')}
      aria-valuemin={0}
      aria-valuemax={1}
      aria-valuenow={afternoon ? 1 : 0}
      aria-valuetext={word}
      value={word}
      onKeyDown={press}
    />
  );
}
