'use client';

import { forwardRef, type MouseEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '../button';
import { useFormLink } from './context';

/** Props of `FormSubmit`: those of `Button`. */
export type FormSubmitProps = Omit<ButtonProps, 'type' | 'loading'>;

// Leaving a field would validate it, and the message would move the button away under the pointer.
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The button that submits the form around it, and shows that it is under way. */
export const FormSubmit = forwardRef<HTMLButtonElement, FormSubmitProps>(function FormSubmit(
  { variant = 'primary', ...rest },
  ref,
) {
  const { control } = useFormLink();
  const { isSubmitting } = useFormState({ control });
  return <Button ref={ref} variant={variant} onMouseDown={keepFocus} {...rest} type="submit" loading={isSubmitting} />;
});
