'use client';

import { forwardRef, type MouseEvent, useState } from 'react';
import { HideGlyph, ShowGlyph } from '../../internal/glyphs';
import { useMessages } from '../../messages/MessagesProvider';
import { Input, type InputProps } from '../input/Input';
import { InputAction } from '../input/input.styles';
import { passwordInputEn } from './messages';

/** Props of `PasswordInput`. */
export type PasswordInputProps = Omit<InputProps, 'type' | 'endAdornment' | 'clearable'>;

// Leaving the box would validate it, and the message would move the button away under the pointer.
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A box for a password, hidden until its button shows it. */
export const PasswordInput = forwardRef<HTMLInputElement, PasswordInputProps>(function PasswordInput(
  { autoComplete = 'current-password', ...rest },
  ref,
) {
  const message = useMessages(passwordInputEn);
  const [shown, setShown] = useState(false);
  const toggle = (
    <InputAction
      type="button"
      disabled={rest.disabled}
      aria-label={message(shown ? 'passwordInput.hide' : 'passwordInput.show')}
      onMouseDown={keepFocus}
      onClick={() => setShown(!shown)}
    >
      {shown ? <HideGlyph /> : <ShowGlyph />}
    </InputAction>
  );
  return (
    <Input
      ref={ref}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      endAdornment={toggle}
      {...rest}
    />
  );
});
