import { z } from 'zod';
import { moneySchema } from '../money';
import type { FileColumn } from '../resource/Export';

/** What turns values into the words and times of the file's reader. */
export interface Wording {
  readonly wordOf: (code: string) => string;
  readonly inZone: (instant: string) => string;
}

type Text = (value: unknown, wording: Wording) => string;

/** What a file can hold of a row, and how it is written. */
export interface FileField {
  /** The row's field, which the caller's rules may hide. */
  readonly field: string;
  /** A code is a figure as long as no words are given for it. */
  readonly kind: FileColumn['kind'] | 'code';
  readonly text: (row: object, wording: Wording) => string;
}

/** Everything that a file can hold of a resource's rows, by the name that an export asks for: its plain fields, and beside each amount its currency. */
export function fileFieldsOf(row: z.ZodType): ReadonlyMap<string, FileField> {
  const shape: Readonly<Record<string, unknown>> = row instanceof z.ZodObject ? row.shape : {};
  return new Map(Object.entries(shape).flatMap(([field, schema]) => columnsOf(field, innermost(schema))));
}

function columnsOf(field: string, schema: unknown): [string, FileField][] {
  // What its reader may do with a record is no part of it.
  if (field === 'allowedActions') return [];
  const column = (kind: FileField['kind'], text: Text): FileField => ({ field, kind, text: ofField(field, text) });
  if (schema === moneySchema) {
    return [
      [field, column('figure', (value) => partOf(value, 'amount'))],
      [`${field}.currency`, column('text', (value, { wordOf }) => wordOf(partOf(value, 'currency')))],
    ];
  }
  const text = schema instanceof z.ZodArray ? listText(innermost(schema.element)) : plainText(schema);
  return text ? [[field, column(schema instanceof z.ZodNumber ? 'code' : 'text', text)]] : [];
}

function ofField(field: string, text: Text): FileField['text'] {
  return (row, wording) => {
    const value = asRecord(row)[field];
    return value === null || value === undefined ? '' : text(value, wording);
  };
}

/** How a value is written that is one cell by itself; undefined where it is none. */
function plainText(schema: unknown): Text | undefined {
  if (schema instanceof z.ZodISODateTime) return (value, { inZone }) => inZone(String(value));
  const isPlain = PLAIN.some((kind) => schema instanceof kind);
  return isPlain ? (value, { wordOf }) => wordOf(String(value)) : undefined;
}

const PLAIN = [z.ZodString, z.ZodStringFormat, z.ZodNumber, z.ZodBoolean, z.ZodEnum, z.ZodLiteral];

/** How a list is written that is one cell; undefined where it is none. */
function listText(schema: unknown): Text | undefined {
  const item = plainText(schema) ?? recordText(schema);
  return item && ((value, wording) => (Array.isArray(value) ? value.map((one) => item(one, wording)).join(', ') : ''));
}

/** How a small record among others is written: by what it says, without its id. */
function recordText(schema: unknown): Text | undefined {
  if (!(schema instanceof z.ZodObject)) return undefined;
  const parts = Object.keys(schema.shape).filter((part) => part !== 'id');
  return (value, { wordOf }) => parts.map((part) => wordOf(partOf(value, part))).join(' ');
}

function innermost(schema: unknown): unknown {
  const isWrapped =
    schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodReadonly;
  return isWrapped ? innermost(schema.unwrap()) : schema;
}

function partOf(value: unknown, part: string): string {
  return String(asRecord(value)[part] ?? '');
}

// The row's own schema says that the value is an object.
function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return value as Readonly<Record<string, unknown>>;
}
