import type { ComponentType, ReactNode } from 'react';
import type { TranslateAny } from '../../i18n/plainTranslate';
import type { DisplayTools } from '../columns/Column';
import type { DetailItem } from '../display/DetailList';
import type { Draft, HeldOf } from './FieldKind';
import type { FormDeclaration, RecordIn } from './FormDeclaration';
import type { FormValues } from './formValues';

/** Props of a control that a form brings for a field of its own. */
export interface OwnControlProps<Values = FormValues, Record = object> {
  readonly name: string;
  readonly label: string;
  /** What all fields hold now. */
  readonly values: Values;
  /** The record that is changed or copied. */
  readonly record: Record | undefined;
}

/** A field of a form's own: how it is asked, and what a review says of it. */
export interface OwnField<Value, Values, Record> {
  /** Draws a `FormField` of the name it is given, or one for each part of it. */
  readonly Control: ComponentType<OwnControlProps<Values, Record>>;
  readonly lines?: (value: Value, values: Values, tools: DisplayTools) => readonly DetailItem[];
}

type OwnFields<Form> =
  Form extends FormDeclaration<infer _, infer Fields>
    ? { readonly [Name in keyof Fields]?: OwnField<HeldOf<Fields[Name]>, Draft<Fields>, RecordIn<Form>> }
    : never;

type Helps<Form> =
  Form extends FormDeclaration<infer _, infer Fields>
    ? { readonly [Name in keyof Fields]?: (values: Draft<Fields>, t: TranslateAny) => string | undefined }
    : never;

/** What a declaration cannot say, as components. */
export interface FormSlots<Form> {
  /** Fields that are declared with `own`. */
  readonly own?: OwnFields<Form>;
  /** Sentences below fields that follow what is filled in; undefined leaves the one of the messages. */
  readonly help?: Helps<Form>;
  /** Stands around the form: waits for what it cannot do without. */
  readonly around?: ComponentType<{ readonly children: ReactNode }>;
  /** The step that comes once a new record is there; it saves by itself. */
  readonly after?: ComponentType<{ readonly record: RecordIn<Form> }>;
}

/** Slots of whatever form. Guarantee: each is only given values of its own form. */
export interface AnySlots {
  readonly own?: Readonly<Record<string, OwnField<unknown, FormValues, object> | undefined>> | undefined;
  readonly help?:
    | Readonly<Record<string, ((values: FormValues, t: TranslateAny) => string | undefined) | undefined>>
    | undefined;
  readonly around?: ComponentType<{ readonly children: ReactNode }> | undefined;
  readonly after?: ComponentType<{ readonly record: object }> | undefined;
}
