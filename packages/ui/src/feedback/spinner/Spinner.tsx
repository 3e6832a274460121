'use client';

import { forwardRef, type HTMLAttributes } from 'react';
import { useMessages } from '../../messages/MessagesProvider';
import { spinnerEn } from './messages';
import { SpinnerRoot } from './spinner.styles';

/** Props of `Spinner`. */
export interface SpinnerProps extends HTMLAttributes<HTMLSpanElement> {
  readonly size?: 'sm' | 'md' | 'lg';
  /** What is being waited for; "Loading" when absent. */
  readonly label?: string;
}

/** A turning ring for short waits inside a control; data has skeletons instead. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { size = 'md', label, ...rest },
  ref,
) {
  const message = useMessages(spinnerEn);
  return (
    <SpinnerRoot ref={ref} role="status" aria-label={label ?? message('spinner.loading')} data-size={size} {...rest} />
  );
});
