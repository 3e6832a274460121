import type { ComponentType } from 'react';
import type { FormTarget } from './FormTarget';
import type { FormValues } from './formValues';
import type { SavedRecord } from './useRecordSave';

/** Props of the body of a form. */
export interface FormBodyProps<Record extends object = object, Options = object> {
  readonly target: FormTarget;
  /** The record that is changed or copied. */
  readonly record: Record | undefined;
  /** What the host wants a new one to begin with. */
  readonly initial: FormValues | undefined;
  /** What the host gave to the widget around it. */
  readonly options: Options;
  /** To be called with what was saved. */
  readonly onSaved: (record: SavedRecord) => void;
}

/** The body of a form, drawn in its frame once its record is there and the reader may fill it in. */
export type FormBody = ComponentType<FormBodyProps>;
