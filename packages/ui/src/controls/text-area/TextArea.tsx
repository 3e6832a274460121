'use client';

import { forwardRef, type TextareaHTMLAttributes } from 'react';
import { useFieldControl } from '../field/useFieldControl';
import { TextAreaRoot } from './textArea.styles';

/** Props of `TextArea`. */
export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Grows with its text up to 320 px where the browser can; else it can be dragged. */
  readonly grow?: boolean;
}

/** A box for text of several lines. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { grow, rows = 3, ...rest },
  ref,
) {
  const control = useFieldControl(rest);
  return <TextAreaRoot ref={ref} rows={rows} data-grow={grow ? '' : undefined} {...rest} {...control} />;
});
