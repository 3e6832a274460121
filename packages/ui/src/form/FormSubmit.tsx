'use client';

import { forwardRef } from 'react';
import { useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '../button';
import { useFormLink } from './context';

/** Props of `FormSubmit`: those of `Button`. */
export type FormSubmitProps = Omit<ButtonProps, 'type' | 'loading'>;

/** The button that submits the form around it, and shows that it is under way. */
export const FormSubmit = forwardRef<HTMLButtonElement, FormSubmitProps>(function FormSubmit(
  { variant = 'primary', ...rest },
  ref,
) {
  const { control } = useFormLink();
  const { isSubmitting } = useFormState({ control });
  return <Button ref={ref} variant={variant} {...rest} type="submit" loading={isSubmitting} />;
});
