import { type FieldError, recordOf, valueAt } from '@corridor/core';
import { isSameData } from './changes';
import type { AnyField } from './FieldKind';
import type { FormDeclaration } from './FormDeclaration';
import { breaksRule, fromText, toText } from './fieldTexts';

/** What the controls of a form hold, nested by the dots of their names. */
export type FormTexts = Record<string, unknown>;

/** Values of a form by the names of its fields. */
export type FormValues = Readonly<Record<string, unknown>>;

/** A form of whatever fields. */
export type AnyForm = Omit<FormDeclaration, 'of'>;

const entriesOf = ({ fields }: AnyForm): [string, AnyField][] => Object.entries(fields);

/** What the controls hold at first. */
export function textsOf(form: AnyForm, start: FormValues = {}): FormTexts {
  return recordOf(new Map(entriesOf(form).map(([name, field]) => [name, toText(field, valueAt(start, name))])));
}

/** What of the controls a draft keeps until it is saved: what was changed, so that the rest comes from the record as it is then, and nothing secret. */
export function keptTexts(form: AnyForm, texts: FormTexts, first: FormTexts = {}): FormTexts {
  const isChanged = (name: string) => !isSameData(valueAt(texts, name), valueAt(first, name));
  const kept = entriesOf(form).filter(([name, { secret }]) => !secret && isChanged(name));
  return recordOf(new Map(kept.map(([name, field]) => [name, keptText(field, valueAt(texts, name))])));
}

function keptText({ shape }: AnyField, held: unknown): unknown {
  const isEmpty = held === null || held === undefined;
  return shape.kind === 'own' && shape.keeps && !isEmpty ? shape.keeps(held) : held;
}

/** What the controls hold of a draft, and at first where it says nothing. */
export function restoredTexts(form: AnyForm, draft: FormValues, first: FormTexts): FormTexts {
  return recordOf(
    new Map(
      entriesOf(form).map(([name, field]) => {
        const kept = field.secret ? undefined : valueAt(draft, name);
        return [name, kept === undefined ? valueAt(first, name) : toText(field, kept)];
      }),
    ),
  );
}

/** What the controls hold as values: null where nothing is filled in. */
export function draftOf(form: AnyForm, texts: FormTexts): FormValues {
  return Object.fromEntries(entriesOf(form).map(([name, field]) => [name, fromText(field, valueAt(texts, name))]));
}

/** Names of the fields that are asked for now. */
export function askedNames({ fields, when }: AnyForm, draft: FormValues): readonly string[] {
  return Object.keys(fields).filter((name) => when[name]?.(draft) ?? true);
}

/** What is sent: undefined where a field is irrelevant, and no fixed field of a record that exists. */
export function sentValues(form: AnyForm, draft: FormValues, record: object | undefined): FormValues {
  const asked = askedNames(form, draft);
  const sent = entriesOf(form).filter(([name]) => !isFixed(form, name, record));
  return Object.fromEntries(sent.map(([name]) => [name, asked.includes(name) ? draft[name] : undefined]));
}

/** Returns true if a field of a record that exists is not changed any more. */
export function isFixed(form: AnyForm, name: string, record: object | undefined): boolean {
  if (!record) return false;
  return form.fields[name]?.fixed === true || form.locked?.(record).includes(name) === true;
}

/** What is wrong with what is filled in; reasons are message keys. */
export function problemsOf(form: AnyForm, draft: FormValues, record: object | undefined): readonly FieldError[] {
  const { concept } = form.list;
  const asked = askedNames(form, draft);
  const ofFields = asked.flatMap((path): FieldError[] => {
    const field = form.fields[path];
    if (!field || isFixed(form, path, record)) return [];
    if (draft[path] === null) return field.optional ? [] : [{ path, reason: 'form.required' }];
    return breaksRule(field, draft[path]) ? [{ path, reason: `${concept}.rule.${path}` }] : [];
  });
  const found = new Set(ofFields.map(({ path }) => path));
  const ofAll = form.check?.(draft, record) ?? [];
  return [
    ...ofFields,
    ...ofAll.filter(({ path }) => {
      const name = fieldAt(asked, path);
      return !found.has(path) && name !== undefined && !isFixed(form, name, record);
    }),
  ];
}

/** The field that a path leads to or into; undefined where none does. */
export function fieldAt(names: readonly string[], path: string): string | undefined {
  return names.find((name) => path === name || path.startsWith(`${name}.`));
}

/** The path where a refusal is shown: that of its field, or of the part of a field that draws its parts; `root` where no field is. */
export function shownPath({ fields }: AnyForm, path: string): string {
  const name = fieldAt(Object.keys(fields), path);
  if (name === undefined) return `root.${path.replaceAll('.', '-')}`;
  const shape = fields[name]?.shape;
  if (shape?.kind !== 'own') return name;
  const part = fieldAt(shape.parts, path.slice(name.length + 1));
  return part === undefined ? name : `${name}.${part}`;
}
