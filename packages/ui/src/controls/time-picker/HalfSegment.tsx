'use client';

import type { KeyboardEvent } from 'react';
import { useMessages } from '../../messages/MessagesProvider';
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
    const node = event.currentTarget;
    const actions = new Map<string, () => void>([
      ['ArrowLeft', () => void moveToSegment(node, -1)],
      ['Backspace', () => void moveToSegment(node, -1)],
      ['ArrowUp', () => clock.setHalf(!afternoon)],
      ['ArrowDown', () => clock.setHalf(!afternoon)],
      ['Home', () => clock.setHalf(false)],
      ['End', () => clock.setHalf(true)],
      ['a', () => clock.setHalf(false)],
      ['p', () => clock.setHalf(true)],
    ]);
    const act = actions.get(event.key.length === 1 ? event.key.toLowerCase() : event.key);
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
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
