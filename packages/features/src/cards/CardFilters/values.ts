import type { CardFilter } from '@corridor/core';
import type { CardFilterField } from './fields';

/** What is chosen in a field that takes several answers. */
export function valuesOf(filter: Partial<CardFilter>, field: CardFilterField): readonly string[] {
  const value = filter[field];
  return Array.isArray(value) ? value : [];
}

/** The filter with one field set; undefined takes the field out. Guarantee: an editor of a field yields values of its type. */
export function withField(filter: Partial<CardFilter>, field: CardFilterField, value: unknown): Partial<CardFilter> {
  return { ...filter, [field]: value } as Partial<CardFilter>;
}

/** Whether a field says something. */
export function isSet(filter: Partial<CardFilter>, field: CardFilterField): boolean {
  const value = filter[field];
  return value !== undefined && (!Array.isArray(value) || value.length > 0);
}
