'use client';

import { forwardRef, type HTMLAttributes, type ReactNode, useId, useMemo } from 'react';
import { useMessages } from '../../messages/MessagesProvider';
import { FieldContext } from './context';
import { FieldError, FieldHelp, FieldLabel, FieldRoot, OptionalMark, RequiredMark } from './field.styles';
import { fieldEn } from './messages';

/** Props of `Field`. */
export interface FieldProps extends HTMLAttributes<HTMLDivElement> {
  readonly label: ReactNode;
  /** A short sentence that helps to fill it in; stays while there is an error. */
  readonly help?: ReactNode;
  /** What is wrong; marks the control as invalid and is announced when it appears. */
  readonly error?: ReactNode;
  readonly required?: boolean;
  /** Says "Optional" at the end of the label. */
  readonly optional?: boolean;
  readonly disabled?: boolean;
  /** Id of the control; made up when absent. */
  readonly controlId?: string;
  /** The children are a group of controls (radios, checkboxes), so the label names the group. */
  readonly group?: boolean;
}

/** Label, help and error around one control, wired to it by ids. */
export const Field = forwardRef<HTMLDivElement, FieldProps>(function Field(
  { label, help, error, required = false, optional, disabled = false, controlId, group, children, ...rest },
  ref,
) {
  const message = useMessages(fieldEn);
  const base = useId();
  const id = controlId ?? `${base}control`;
  const labelId = `${base}label`;
  const helpId = help ? `${base}help` : undefined;
  const errorId = error ? `${base}error` : undefined;
  const state = useMemo(
    () => ({ controlId: id, labelId, helpId, errorId, required, disabled }),
    [id, labelId, helpId, errorId, required, disabled],
  );
  const labelling = group ? ({ as: 'span' } as const) : { htmlFor: id };
  return (
    <FieldRoot ref={ref} {...rest}>
      <FieldLabel id={labelId} {...labelling}>
        {label}
        {required && <RequiredMark aria-hidden="true" />}
        {optional && <OptionalMark>{message('field.optional')}</OptionalMark>}
      </FieldLabel>
      <FieldContext.Provider value={state}>{children}</FieldContext.Provider>
      <FieldError id={`${base}error`} aria-live="polite">
        {error}
      </FieldError>
      {help && <FieldHelp id={helpId}>{help}</FieldHelp>}
    </FieldRoot>
  );
});
