'use client';

import { forwardRef, type InputHTMLAttributes, type ReactNode, useRef } from 'react';
import { CloseGlyph } from '../../internal/glyphs';
import { setNativeValue } from '../../internal/setNativeValue';
import { useMergedRef } from '../../internal/useMergedRef';
import { useMessages } from '../../messages/MessagesProvider';
import { useFieldControl } from '../field/useFieldControl';
import { Adornment, InputAction, InputElement, InputShell } from './input.styles';
import { inputEn } from './messages';

/** Props of `Input`; `className` and `style` go to the box, the rest and the ref to the input in it. */
export interface InputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  readonly size?: 'sm' | 'md' | 'lg';
  /** Drawn inside the box before and after the value: an icon, a unit, a button. */
  readonly startAdornment?: ReactNode;
  readonly endAdornment?: ReactNode;
  /** Shows a button that empties it while it has a value; `onChange` hears of it as of typing. */
  readonly clearable?: boolean;
  /** Where the value stands: `end` for figures, which then have equal width. */
  readonly align?: 'start' | 'end';
}

/** A box for one line of text. */
export const Input = forwardRef<HTMLInputElement, InputProps>(function Input(
  {
    size = 'md',
    startAdornment,
    endAdornment,
    clearable,
    align,
    className,
    style,
    // Its emptiness hides the clear button. Only there: a placeholder costs a recalculation of styles on each key.
    placeholder = clearable ? ' ' : undefined,
    type = 'text',
    ...rest
  },
  ref,
) {
  const message = useMessages(inputEn);
  const control = useFieldControl(rest);
  const inner = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(ref, inner);
  const clear = () => {
    if (!inner.current) return;
    setNativeValue(inner.current, '');
    inner.current.focus();
  };
  return (
    <InputShell className={className} style={style} data-size={size}>
      {startAdornment && <Adornment data-side="start">{startAdornment}</Adornment>}
      <InputElement ref={merged} type={type} placeholder={placeholder} data-align={align} {...rest} {...control} />
      {clearable && !control.disabled && !rest.readOnly && (
        <InputAction type="button" data-clear="" aria-label={message('input.clear')} onClick={clear}>
          <CloseGlyph />
        </InputAction>
      )}
      {endAdornment && <Adornment data-side="end">{endAdornment}</Adornment>}
    </InputShell>
  );
});
