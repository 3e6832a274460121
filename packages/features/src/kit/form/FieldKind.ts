import type { RecordSearch } from '../records/PickedRecord';
import type { RecordConcept } from '../records/RecordConcept';

/** Code of a choice. */
export type FieldCode = string | number;

/**
 * How a field is asked, as data. A new kind is a line here, its function in `kinds`, its texts in `fieldTexts` and its control
 * in `FieldControl`; the compiler names each that is missing.
 */
export type FieldShape =
  | { readonly kind: 'text'; readonly rule?: ((text: string) => boolean) | undefined }
  | { readonly kind: 'lines' }
  | { readonly kind: 'money' }
  | {
      readonly kind: 'choice';
      readonly codes: readonly FieldCode[];
      /** Message key of a code's word. */
      readonly label: (code: FieldCode) => string;
      /** Shows all answers beside each other. */
      readonly few: boolean;
    }
  | { readonly kind: 'record'; readonly concept: RecordConcept; readonly among?: RecordSearch | undefined }
  | { readonly kind: 'country' }
  | { readonly kind: 'date' }
  | {
      readonly kind: 'phone';
      /** Field with the country of a number that is typed without its calling code. */
      readonly country?: string | undefined;
    }
  | { readonly kind: 'currency' }
  | { readonly kind: 'flag' }
  | {
      readonly kind: 'own';
      /** Names of the parts inside it, which the gateway may refuse one by one. */
      readonly parts: readonly string[];
      /** What it holds before anybody fills it in. */
      readonly empty: unknown;
      /** The part of its value that a draft keeps, as data of JSON; all of it where absent. */
      readonly keeps?: ((value: unknown) => unknown) | undefined;
    };

/** Field of a form: how it is asked, what it gives when it is filled in, and what it can begin with. */
export interface FieldKind<Given = unknown, Held = Given> {
  readonly shape: FieldShape;
  /** May stay empty. */
  readonly optional?: boolean;
  /** May stay empty only where another one of its group is filled in, which its help and the form's check say. */
  readonly grouped?: boolean;
  /** Not changed once the record exists. */
  readonly fixed?: boolean;
  /** Never kept in a draft. */
  readonly secret?: boolean;
  /** Never called: carries what the field gives. */
  readonly gives?: () => Given;
  /** Never called: carries what the field can begin with. */
  readonly holds?: (value: Held) => void;
}

/** Field with a rule, which has a message for when it fails. */
export interface Ruled {
  readonly ruled?: true;
}

/** Field that is not changed once the record exists. */
export interface Fixed {
  readonly fixed: true;
}

/** A field of whatever form. */
export type AnyField = Omit<FieldKind, 'gives' | 'holds'>;

/** Fields of whatever form, by name; a dotted name stands for a part of the record. */
export type AnyFields = Readonly<Record<string, AnyField>>;

/** What a field gives when it is filled in. */
export type GivenOf<Kind> = Kind extends { readonly gives?: () => infer Given } ? Given : never;

/** What a field can begin with. */
export type HeldOf<Kind> = Kind extends { readonly holds?: (value: infer Held) => void } ? Held : never;

/** What a form gives: null where an optional field is empty, undefined where one of `Maybe` is irrelevant. */
export type Values<Fields, Maybe = never> = {
  readonly [Name in keyof Fields]: GivenOf<Fields[Name]> | (Name extends Maybe ? undefined : never);
};

/** What a form gives for a record that exists: without its fixed fields. */
export type Changes<Fields, Maybe = never> = {
  readonly [Name in keyof Fields as Fields[Name] extends Fixed ? never : Name]: Values<Fields, Maybe>[Name];
};

/** What a form holds while it is filled in: null where nothing is yet. */
export type Draft<Fields> = { readonly [Name in keyof Fields]: GivenOf<Fields[Name]> | null };

/** What a form begins with. */
export type Start<Fields> = { readonly [Name in keyof Fields]?: HeldOf<Fields[Name]> | null | undefined };
