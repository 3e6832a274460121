'use client';

import { forwardRef, type InputHTMLAttributes, useRef } from 'react';
import { useMergedRef } from '../../internal/useMergedRef';
import { useMessages } from '../../messages/MessagesProvider';
import { useField, useFieldControl } from '../field';
import type { OtpAlphabet } from './code';
import { otpInputEn } from './messages';
import { OtpBoxes } from './OtpBoxes';
import { OtpElement, OtpRoot } from './otpInput.styles';
import { useOtpCode } from './useOtpCode';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'maxLength'
>;

/** Props of `OtpInput`; `className` and `style` go to the row of boxes, the rest and the ref to the one input over it. */
export interface OtpInputProps extends Native {
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (code: string) => void;
  /** Called when the last box has been filled. */
  readonly onComplete?: (code: string) => void;
  /** Number of characters. Default 6. */
  readonly length?: number;
  /** Leaves a wider gap after every so many boxes. */
  readonly groupSize?: number;
  /** Default digits. */
  readonly alphabet?: OtpAlphabet;
  /** Draws dots in place of the characters. */
  readonly masked?: boolean;
  /** Default lg. */
  readonly size?: 'sm' | 'md' | 'lg';
}

/** A box for each character of a one-time code; pasting and the phone's suggestion fill them all. */
export const OtpInput = forwardRef<HTMLInputElement, OtpInputProps>(function OtpInput(props, ref) {
  const { value, defaultValue = '', onChange, onComplete, length = 6, alphabet = 'digits', ...look } = props;
  const { groupSize, masked, size = 'lg', className, style, onFocus, onBlur, onKeyDown, onSelect, ...rest } = look;
  const message = useMessages(otpInputEn);
  const named = useField() !== null || rest['aria-label'] !== undefined || rest['aria-labelledby'] !== undefined;
  const control = useFieldControl(rest);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(ref, input);
  const { code, caret, change } = useOtpCode(input, { value, defaultValue, onChange, onComplete, length, alphabet });
  const flags = {
    'data-invalid': control['aria-invalid'] ? '' : undefined,
    'data-disabled': control.disabled ? '' : undefined,
  };
  return (
    <OtpRoot className={className} style={style} data-size={size} {...flags}>
      <OtpBoxes code={code} length={length} at={caret.at} groupSize={groupSize} masked={masked} />
      <OtpElement
        ref={merged}
        type="text"
        autoComplete="one-time-code"
        inputMode={alphabet === 'digits' ? 'numeric' : 'text'}
        autoCapitalize="characters"
        spellCheck={false}
        aria-label={named ? undefined : message('otpInput.label')}
        {...rest}
        {...control}
        value={code}
        onChange={change}
        onSelect={(event) => {
          onSelect?.(event);
          caret.follow();
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!event.defaultPrevented) caret.move(event);
        }}
        onFocus={(event) => {
          onFocus?.(event);
          caret.place(code.length);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          caret.leave();
        }}
      />
    </OtpRoot>
  );
});
