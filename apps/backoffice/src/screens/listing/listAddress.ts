import { PAGE_SIZES, SEARCH_MAX_LENGTH, type Sort } from '@corridor/core';
import type { AnyList, FormTarget, ListView } from '@corridor/features';
import { OVER_ROWS } from '../../routes/scrollMemory';
import { unreadPart } from '../address/texts';
import { type ReadField, readField, writeField } from './filterText';

/** What a list shows that its address says: all but the columns. */
export type AddressedView = Omit<ListView<object, string>, 'columns'>;

/** What an address asks a list to show, and the parameters that cannot be read. */
export interface ReadAddress {
  readonly view: AddressedView;
  /** Such as `status=frozen`: shown as if they were not there. */
  readonly unread: readonly string[];
}

type AddressedList = Pick<AnyList, 'filters' | 'resource'>;

/** Rows of a page where nobody chose otherwise. @source spec §9 */
export const FIRST_SIZE = PAGE_SIZES[0] ?? 10;

/** What an address asks a list to show. One that says nothing of rows shows as many on a page as the operator is used to. */
export function readAddress(list: AddressedList, search: string, usualSize: number = FIRST_SIZE): ReadAddress {
  const params = [...new URLSearchParams(search)].filter(([, text]) => text !== '');
  const saysRows = params.some(([name]) => !OVER_ROWS.includes(name));
  const seen = new Map<string, ReadParam>();
  const unread: string[] = [];
  for (const [name, text] of params) {
    // What is said twice counts once.
    const param = seen.has(name) ? { unread: text } : readParam(list, name, text);
    if (!seen.has(name)) seen.set(name, param);
    if (param.unread !== undefined) unread.push(unreadPart(name, param.unread));
  }
  const filter = [...seen].flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]]));
  const first: AddressedView = {
    ...{ filter: Object.fromEntries(filter), sort: list.resource.firstSort, page: 1 },
    ...{ size: saysRows ? FIRST_SIZE : usualSize, openId: null, full: false, form: null },
  };
  return { view: Object.assign(first, ...[...seen.values()].map(({ view }) => view)), unread };
}

/** What a parameter says: a part of the view, or the value of a field of the filter. */
interface ReadParam extends ReadField {
  readonly view?: Partial<AddressedView>;
}

function readParam(list: AddressedList, name: string, text: string): ReadParam {
  if (name === 'search') return text.length > SEARCH_MAX_LENGTH ? { unread: text } : { value: text };
  const shape = list.filters[name]?.shape;
  if (shape) return readField(shape, text);
  const view = readPart(list, name, text);
  return view ? { view } : { unread: text };
}

function readPart({ resource }: AddressedList, name: string, text: string): Partial<AddressedView> | undefined {
  switch (name) {
    case 'sort':
      return readSort(resource.sorts, text);
    case 'page':
      return /^[1-9]\d{0,8}$/.test(text) ? { page: Number(text) } : undefined;
    case 'size':
      return PAGE_SIZES.includes(Number(text)) ? { size: Number(text) } : undefined;
    case 'open':
      return { openId: text };
    case 'full':
      return text === 'true' ? { full: true } : undefined;
    case 'form':
      return readForm(text);
    default:
      return undefined;
  }
}

function readSort(sorts: readonly string[], text: string): Pick<AddressedView, 'sort'> | undefined {
  if (text === 'none') return { sort: null };
  const [field = '', direction, more] = text.split('.');
  if (!sorts.includes(field) || (direction !== 'asc' && direction !== 'desc') || more !== undefined) return undefined;
  return { sort: { field, direction } };
}

function readForm(text: string): { readonly form: FormTarget } | undefined {
  if (text === 'new') return { form: { kind: 'create' } };
  const [, kind, id] = /^([a-z]\w*)\.([\w-]+)$/i.exec(text) ?? [];
  return kind && id ? { form: { kind, id } } : undefined;
}

/** The rows that a view shows, as parameters: filter, sort, page and size; what is default stays out of them. */
export function writeRows(
  { filters, resource }: AddressedList,
  { filter, sort, page, size }: Pick<AddressedView, 'filter' | 'sort' | 'page' | 'size'>,
  usualSize: number = FIRST_SIZE,
): URLSearchParams {
  const values: Readonly<Record<string, unknown>> = { ...filter };
  const params = new URLSearchParams();
  const put = (name: string, text: string) => text && params.set(name, text);
  put('search', typeof values.search === 'string' ? values.search : '');
  for (const [name, { shape }] of Object.entries(filters)) put(name, writeField(shape, values[name]));
  put('sort', writeSort(sort, resource.firstSort));
  if (page !== 1) put('page', String(page));
  // Whoever is used to another size shares the one that is shown.
  if (size !== FIRST_SIZE || usualSize !== FIRST_SIZE) put('size', String(size));
  return params;
}

function writeSort(sort: Sort | null, first: Sort): string {
  if (!sort) return 'none';
  return sort.field === first.field && sort.direction === first.direction ? '' : `${sort.field}.${sort.direction}`;
}

/** The address of a view, as parameters: its rows, the open record and the open form. */
export function writeAddress(list: AddressedList, view: AddressedView, usualSize?: number): URLSearchParams {
  const { openId, full, form } = view;
  const params = writeRows(list, view, usualSize);
  if (openId) params.set('open', openId);
  if (openId && full) params.set('full', 'true');
  if (form) params.set('form', form.id === undefined ? 'new' : `${form.kind}.${form.id}`);
  return params;
}
