'use client';

import { forwardRef, type HTMLAttributes, type MouseEventHandler, type ReactNode } from 'react';
import { CloseGlyph } from '../../internal/glyphs';
import { useMessages } from '../../messages/MessagesProvider';
import type { Tone } from '../../theme/tone';
import { ChipBody, ChipRemove, ChipRoot } from './chip.styles';
import { chipEn } from './messages';

/** Props of `Chip`. */
export interface ChipProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'onClick'> {
  readonly tone?: Tone;
  readonly size?: 'md' | 'lg';
  readonly startIcon?: ReactNode;
  /** Makes it a button. */
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  /** As a button: whether it is on; absent when it does not switch anything. */
  readonly selected?: boolean;
  /** Gives it a button that takes it away. */
  readonly onRemove?: () => void;
  /** What is taken away, for the name of that button; the text of the chip when that is a string. */
  readonly name?: string;
  readonly disabled?: boolean;
}

/** A small token: a filter that is on, a chosen value, a tag. */
export const Chip = forwardRef<HTMLSpanElement, ChipProps>(function Chip(
  { tone, size = 'md', startIcon, onClick, selected, onRemove, name, disabled, children, ...rest },
  ref,
) {
  const message = useMessages(chipEn);
  const what = name ?? (typeof children === 'string' ? children : '');
  const pressable = onClick
    ? ({ as: 'button', type: 'button', 'aria-pressed': selected, disabled, onClick } as const)
    : {};
  return (
    <ChipRoot ref={ref} data-tone={tone} data-size={size} data-selected={selected ? '' : undefined} {...rest}>
      <ChipBody {...pressable}>
        {startIcon}
        {children}
      </ChipBody>
      {onRemove && (
        <ChipRemove
          type="button"
          aria-label={message('chip.remove', { name: what })}
          disabled={disabled}
          onClick={onRemove}
        >
          <CloseGlyph />
        </ChipRemove>
      )}
    </ChipRoot>
  );
});
