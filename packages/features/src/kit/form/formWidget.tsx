import type { HeadingLevel } from '@corridor/ui';
import { type ReactElement, useState } from 'react';
import { declaredBody } from './declaredBody';
import type { RecordIn, StartOf } from './FormDeclaration';
import { FormOnPage } from './FormOnPage';
import type { FormSlots } from './FormSlots';
import type { FormTarget } from './FormTarget';
import type { AnyForm, FormValues } from './formValues';
import { targetAfter } from './targetAfter';
import type { SavedRecord } from './useRecordSave';

/** Props of a form widget; all are optional. */
export interface FormProps<Form> {
  /** A new record unless told: `{ kind: 'edit' | 'duplicate', id }`. */
  readonly target?: FormTarget;
  /** What a new record begins with. */
  readonly initial?: StartOf<Form>;
  readonly onSaved?: (record: RecordIn<Form>) => void;
  /** Offers a way out, after a question where something would be lost. */
  readonly onCancel?: () => void;
  /** Level of its heading in your page. Default 2. */
  readonly headingLevel?: HeadingLevel;
}

const NEW: FormTarget = { kind: 'create' };

/** Makes the widget of a form, for a page of the host. */
export function formWidget<Form extends AnyForm>(
  form: Form,
  slots: FormSlots<Form> = {},
): (props: FormProps<Form>) => ReactElement {
  const body = declaredBody(form, slots);
  return function FormWidget({ target: first = NEW, initial, onSaved, onCancel, headingLevel }: FormProps<Form>) {
    const [next, goOn] = useState<FormTarget | null>(null);
    const target = next ?? first;
    const done = (record: SavedRecord) => {
      goOn(null);
      onSaved?.(recordIn<Form>(record));
    };
    return (
      <FormOnPage
        list={form.list}
        body={body}
        around={slots.around}
        needs={form.sends?.call}
        target={target}
        initial={valuesIn(initial)}
        options={{}}
        onSaved={(record) => {
          const step = targetAfter(form, target, record);
          if (step) goOn(step);
          else done(record);
        }}
        onCancel={onCancel}
        headingLevel={headingLevel}
      />
    );
  };
}

/** Guarantee: a form begins with values of its fields. */
function valuesIn(initial: object | undefined): FormValues | undefined {
  return initial as FormValues | undefined;
}

/** Guarantee: what was saved is a record of the form's list. */
function recordIn<Form>(record: SavedRecord): RecordIn<Form> {
  return record as RecordIn<Form>;
}
