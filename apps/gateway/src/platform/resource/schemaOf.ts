import type { z } from 'zod';

type Primitive = string | number | bigint | boolean | null | undefined;

/** A type with every optional field made required, all the way down: what makes a forgotten field visible. */
type Complete<T> = T extends Primitive
  ? T
  : T extends readonly (infer Item)[]
    ? Complete<Item>[]
    : { -readonly [K in keyof T]-?: Complete<Exclude<T[K], undefined>> };

type Same<A, B> = [Complete<A>] extends [Complete<B>] ? ([Complete<B>] extends [Complete<A>] ? true : false) : false;

/** The schema itself where it takes and gives exactly `T`; else a type that says what is wrong. */
type Exactly<S extends z.ZodType, T> = [z.output<S>] extends [T]
  ? [T] extends [z.input<S>]
    ? Same<z.output<S>, T> extends true
      ? S
      : 'the schema has other fields than the contract'
    : 'the schema refuses what the contract allows'
  : 'the schema gives what the contract does not allow';

/** Ties a schema to a contract's type: `schemaOf<CardApplication>()(z.strictObject({ … }))`. Drift does not compile. */
export function schemaOf<T>(): <S extends z.ZodType>(schema: S & Exactly<S, T>) => z.ZodType<T, T> {
  return (schema) => asSchemaOf<T>(schema);
}

// `Exactly` has just checked that the schema takes and gives T.
function asSchemaOf<T>(schema: z.ZodType): z.ZodType<T, T> {
  return schema as z.ZodType<T, T>;
}
