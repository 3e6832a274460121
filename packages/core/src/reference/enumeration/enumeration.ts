import type { CodeNamed, CodeOfEntry, EnumerationEntry, NameCoded, NameOfEntry } from './entry';

/** A closed list of codes with their names and label keys, as `defineEnumeration` returns it. */
export interface Enumeration<
  Prefix extends string = string,
  Entries extends readonly EnumerationEntry[] = readonly EnumerationEntry[],
> {
  /** Message key prefix of every label. */
  readonly prefix: Prefix;
  /** Wire codes in declared order. */
  readonly codes: { readonly [Index in keyof Entries]: CodeOfEntry<Entries[Index]> };
  /** camelCase names in declared order. */
  readonly names: { readonly [Index in keyof Entries]: NameOfEntry<Entries[Index]> };
  /** Wire code by name. */
  readonly code: {
    readonly [Name in NameOfEntry<Entries[number]>]: CodeNamed<Entries[number], Name>;
  };
  /** Returns true if a value from outside is one of the codes. */
  is(value: unknown): value is CodeOfEntry<Entries[number]>;
  /** The name of a code; a code this version does not know is its own name, so a newer gateway never breaks a screen. */
  nameOf<Code extends CodeOfEntry<Entries[number]>>(code: Code): NameCoded<Entries[number], Code>;
  /** The message key of a code's label. */
  labelKey<Code extends CodeOfEntry<Entries[number]>>(code: Code): `${Prefix}.${NameCoded<Entries[number], Code>}`;
}

/** The union of the wire codes of an enumeration. */
export type CodeOf<Listed extends { readonly codes: readonly unknown[] }> = Listed['codes'][number];

/** The union of the names of an enumeration. */
export type NameOf<Listed extends { readonly names: readonly unknown[] }> = Listed['names'][number];
