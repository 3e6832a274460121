'use client';

import { type CSSProperties, forwardRef, type InputHTMLAttributes } from 'react';
import { useControlled } from '../../internal/useControlled';
import { useLocale } from '../../messages/MessagesProvider';
import { useFieldControl } from '../field';
import { SliderBubble, SliderElement, SliderMarkLabel, SliderMarks, SliderRoot, SliderTrack } from './slider.styles';

/** A value of a slider that is named under it. */
export interface SliderMark {
  readonly value: number;
  readonly label: string;
}

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'size' | 'min' | 'max' | 'step'
>;

/** Props of `Slider`; `className` and `style` go to the outermost element, the rest and the ref to the input. */
export interface SliderProps extends Native {
  readonly value?: number;
  /** Default `min`. */
  readonly defaultValue?: number;
  readonly onChange?: (value: number) => void;
  /** Default 0, 100 and 1. */
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Writes a value for the bubble and for screen readers; the locale's number by default. */
  readonly format?: (value: number) => string;
  readonly marks?: readonly SliderMark[];
}

/** A number from a range where nearness matters more than the exact figure; never for an amount of money. */
export const Slider = forwardRef<HTMLInputElement, SliderProps>(function Slider(props, ref) {
  const { value, min = 0, max = 100, step = 1, defaultValue = min, onChange, format, marks, ...more } = props;
  const { className, style, ...rest } = more;
  const locale = useLocale();
  const { 'aria-required': _, ...control } = useFieldControl(rest);
  const [at, setAt] = useControlled(value, defaultValue, onChange);
  const share = (one: number) => (max > min ? Math.min(1, Math.max(0, (one - min) / (max - min))) : 0);
  const text = format ? format(at) : at.toLocaleString(locale);
  const look: CSSProperties = { '--cr-share': share(at), ...style };
  return (
    <SliderRoot className={className} style={look}>
      <SliderTrack>
        <SliderElement
          ref={ref}
          {...rest}
          {...control}
          type="range"
          aria-valuetext={text}
          min={min}
          max={max}
          step={step}
          value={at}
          onChange={(event) => setAt(event.target.valueAsNumber)}
        />
        <SliderBubble aria-hidden="true">{text}</SliderBubble>
      </SliderTrack>
      {marks && <Marks marks={marks} share={share} />}
    </SliderRoot>
  );
});

interface MarksProps {
  readonly marks: readonly SliderMark[];
  readonly share: (value: number) => number;
}

function Marks({ marks, share }: MarksProps) {
  const edge = (at: number) => (at === 0 ? 'first' : at === 1 ? 'last' : undefined);
  return (
    <SliderMarks aria-hidden="true">
      {marks.map(({ value, label }) => (
        <SliderMarkLabel key={value} data-edge={edge(share(value))} style={{ '--cr-mark': share(value) }}>
          {label}
        </SliderMarkLabel>
      ))}
    </SliderMarks>
  );
}
