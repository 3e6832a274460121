'use client';

import { type InputHTMLAttributes, useRef } from 'react';
import { useMessages } from '../../messages/MessagesProvider';
import { timePickerEn } from './messages';
import { moveToSegment, pressSegmentKey } from './segmentKeys';
import { TimeSegmentElement } from './timePicker.styles';

interface TimeSegmentProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  readonly label: string;
  readonly value: number | null;
  readonly range: readonly [number, number];
  readonly onChange: (value: number | null) => void;
}

const two = (value: number) => String(value).padStart(2, '0');

/** Two figures of a time: typed, or turned by arrows; a figure that can take no second one hands on the focus. */
export function TimeSegment({ label, value, range, onChange, ...rest }: TimeSegmentProps) {
  const message = useMessages(timePickerEn);
  const typed = useRef('');
  const type = (node: HTMLInputElement, data: string) => {
    const text = (typed.current + data.normalize('NFKC').replace(/\D/g, '')).slice(-2);
    if (!text) return;
    const figure = Number(text) > range[1] ? Number(text.slice(-1)) : Number(text);
    typed.current = text;
    onChange(figure < range[0] ? null : figure);
    if (text.length === 2 || figure * 10 > range[1]) {
      typed.current = '';
      moveToSegment(node, 1);
    }
  };
  return (
    <TimeSegmentElement
      {...rest}
      type="text"
      role="spinbutton"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-valuemin={range[0]}
      aria-valuemax={range[1]}
      aria-valuenow={value ?? undefined}
      aria-valuetext={value === null ? message('timePicker.empty') : two(value)}
      placeholder="––"
      value={value === null ? '' : two(value)}
      onChange={(event) => type(event.target, addedText(event.target.value, value === null ? '' : two(value)))}
      onFocus={(event) => {
        typed.current = '';
        event.target.select();
      }}
      onMouseUp={(event) => event.currentTarget.select()}
      onKeyDown={(event) => {
        if (!/^\d$/.test(event.key)) typed.current = '';
        pressSegmentKey(event, { value, range, set: onChange });
      }}
    />
  );
}

/** What typing has added: the browser either replaces the selected figures or adds to them. */
function addedText(next: string, before: string): string {
  return before && next.startsWith(before) ? next.slice(before.length) : next;
}
