import type { FieldError, GatewayClient } from '@corridor/core';
import type { MessageSet } from '../../i18n/MessageSet';
import type { ContractOf, ListConcept } from '../../runtime/ListConcept';
import type { DisplayTools } from '../columns/Column';
import type { Complete, KeysOf } from '../list/ListDeclaration';
import type { AnyFields, Changes, Draft, Ruled, Start, Values } from './FieldKind';

type TextOf<Key> = Extract<Key, string>;

/** Messages of a form as a whole: title and sentence afterwards, for what the contract can do. */
type FormKeys<Concept extends keyof GatewayClient> =
  | ('create' extends ContractOf<Concept>['verbs'] ? `${TextOf<Concept>}.${'create' | 'created'}` : never)
  | ('update' extends ContractOf<Concept>['verbs'] ? `${TextOf<Concept>}.${'edit' | 'updated'}` : never);

/** Messages that fields need: a label, which a detail or a column may have already, and what their rule asks for. */
type FieldKeys<Concept extends string, Fields, Key> = {
  [Name in keyof Fields]:
    | (Extract<Key, `${Concept}.${'form' | 'field' | 'column'}.${TextOf<Name>}`> extends never
        ? `${Concept}.field.${TextOf<Name>}`
        : never)
    | (Fields[Name] extends Required<Ruled> ? `${Concept}.rule.${TextOf<Name>}` : never);
}[keyof Fields];

/** Nothing, or the messages that the sets lack. */
export type FormMessages<
  Concept extends ListConcept,
  Fields,
  Sections extends string,
  Steps extends string,
  After extends string,
  Sets extends readonly MessageSet<never>[],
> = Complete<
  Exclude<
    | FormKeys<Concept>
    | FieldKeys<Concept, Fields, KeysOf<Sets>>
    | `${Concept}.section.${Sections}`
    | `${Concept}.step.${Steps | After}`
    | `${Concept}.${After}`,
    KeysOf<Sets>
  >
>;

/** A named call that a form sends on its record in place of changing it, and its input. */
export type SentCall<Concept extends ListConcept, Given> = {
  readonly [Name in keyof ContractOf<Concept>['callsById']]: {
    readonly call: Name;
    readonly input: (values: Given) => ContractOf<Concept>['callsById'][Name]['input'];
  };
}[keyof ContractOf<Concept>['callsById']];

/** What `defineForm` takes: fields, when they are asked, how they are grouped, and what is sent. */
export interface FormInput<
  Concept extends ListConcept,
  Fields,
  When extends keyof Fields,
  Sections extends string,
  Steps extends string,
  After extends string,
> {
  /** By name, in their order; a server's refusal finds its field by it. */
  readonly fields: Fields;
  /** Fields that are irrelevant at times: then they are absent, and neither checked nor sent. */
  readonly when?: { readonly [Name in When]: (values: Draft<Fields>) => boolean };
  /** Groups of fields under a heading, in order. */
  readonly sections?: { readonly [Name in Sections]: readonly (keyof Fields)[] };
  /** Fields of each step, in order; a review follows. */
  readonly steps?: { readonly [Name in Steps]: readonly (keyof Fields)[] };
  /** Step that comes once a new record is there, such as its files: the kind of its target, and whether the record asks for it. */
  readonly after?: { readonly kind: After; readonly isDue: (record: ContractOf<Concept>['record']) => boolean };
  /** What the form of a new record begins with, before what the host gives. */
  readonly initial?: Start<Fields> | (() => Start<Fields>);
  /** What the form begins with, of the record that is changed or copied. */
  readonly valuesOf?: (record: ContractOf<Concept>['record']) => Start<Fields>;
  /** Rules over several fields; `record` is the one that is changed. */
  readonly check?: (values: Draft<Fields>, record?: ContractOf<Concept>['record']) => readonly FieldError[];
  /** Warnings about what is well-formed, each below its field in place of its help; they stop nothing. */
  readonly warn?: (values: Draft<Fields>) => readonly FieldError[];
  /** Names of the fields that a record no longer changes. */
  readonly locked?: (record: ContractOf<Concept>['record']) => readonly (keyof Fields)[];
  readonly toCreate?: (values: Values<Fields, When>) => ContractOf<Concept>['create'];
  readonly toUpdate?: (
    values: Changes<Fields, When>,
    record: ContractOf<Concept>['record'],
  ) => ContractOf<Concept>['update'];
  /** Named call that is sent in place of `update`, such as `bindRoles`; the form opens where the record allows it. */
  readonly sends?: SentCall<Concept, Values<Fields, When>>;
}

/** A form as it is declared, once: drawer, page and steps derive from it. */
export interface FormDeclaration<Concept extends ListConcept = ListConcept, Fields = AnyFields> {
  readonly list: FormList;
  readonly fields: AnyFields;
  readonly when: Readonly<Record<string, (values: Readonly<Record<string, unknown>>) => boolean>>;
  readonly sections: Readonly<Record<string, readonly string[]>>;
  readonly steps: Readonly<Record<string, readonly string[]>>;
  readonly after?: { readonly kind: string; isDue(record: object): boolean };
  readonly initial?: Readonly<Record<string, unknown>> | (() => Readonly<Record<string, unknown>>);
  valuesOf?(record: object): Readonly<Record<string, unknown>>;
  check?(values: Readonly<Record<string, unknown>>, record?: object): readonly FieldError[];
  warn?(values: Readonly<Record<string, unknown>>): readonly FieldError[];
  locked?(record: object): readonly string[];
  toCreate?(values: Readonly<Record<string, unknown>>): object;
  toUpdate?(values: Readonly<Record<string, unknown>>, record: object): object;
  readonly sends?: { readonly call: string; input(values: Readonly<Record<string, unknown>>): object };
  /** Never present: carries the types of the form. */
  readonly of?: { readonly concept: Concept; readonly fields: Fields };
}

/** What a form needs of its list. Guarantee: it names only records of its own. */
export interface FormList {
  readonly concept: ListConcept;
  readonly resource: { readonly segment: string };
  readonly messages: readonly MessageSet[];
  nameOf(record: object, tools: DisplayTools): string;
}

/** Record of a form. */
export type RecordIn<Form> =
  Form extends FormDeclaration<infer Concept, infer _> ? ContractOf<Concept>['record'] : never;

/** What a form begins with. */
export type StartOf<Form> = Form extends FormDeclaration<infer _, infer Fields> ? Start<Fields> : never;
