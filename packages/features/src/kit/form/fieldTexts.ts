import type { AnyField, FieldShape } from './FieldKind';

/** An amount as its control holds it: both empty until they are filled in. */
export interface MoneyText {
  readonly amount: string;
  readonly currency: string;
}

const NO_MONEY: MoneyText = { amount: '', currency: '' };

const AS_THEY_ARE: readonly FieldShape['kind'][] = ['flag', 'own', 'money'];

/** Returns true for what the control of an amount holds. */
export function isMoneyText(held: unknown): held is MoneyText {
  return typeof held === 'object' && held !== null && 'amount' in held && typeof held.amount === 'string';
}

/** What a control holds before anybody fills it in. */
function emptyText(shape: FieldShape): unknown {
  if (shape.kind === 'own') return shape.empty;
  if (shape.kind === 'money') return NO_MONEY;
  return shape.kind === 'flag' ? false : '';
}

/** A value as its control holds it: codes are texts, and '' is nothing. */
export function toText({ shape }: AnyField, value: unknown): unknown {
  if (value === null || value === undefined) return emptyText(shape);
  return AS_THEY_ARE.includes(shape.kind) ? value : String(value);
}

/** What a control gives: null where nothing is filled in. */
export function fromText({ shape }: AnyField, held: unknown): unknown {
  if (shape.kind === 'own') return held ?? null;
  if (shape.kind === 'money') return isMoneyText(held) && held.amount.trim() !== '' ? held : null;
  if (shape.kind === 'flag') return held === true;
  const text = typeof held === 'string' ? held.trim() : '';
  if (shape.kind === 'choice') return shape.codes.find((code) => String(code) === text) ?? null;
  return text === '' ? null : text;
}

/** Returns true if a value breaks the rule of its field. */
export function breaksRule({ shape }: AnyField, value: unknown): boolean {
  return shape.kind === 'text' && typeof value === 'string' && shape.rule?.(value) === false;
}
