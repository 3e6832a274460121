import { PAGE_SIZES, type Sort, type TimeRange } from '@corridor/core';
import type { ListView } from '@corridor/features';

/** How a list stands in an address: what it shows at first, and what its parameters may say. */
export interface ListAddress<Filter, SortField extends string, More extends object = object> {
  readonly first: ListView<Filter, SortField> & More;
  /** Fields that take a text, besides `search`. */
  readonly texts?: readonly (keyof Filter & string)[];
  /** Fields that take yes or no. */
  readonly flags?: readonly (keyof Filter & string)[];
  /** Fields that take several codes, with the codes there are. */
  readonly codes: Readonly<Record<string, readonly (string | number)[]>>;
  /** The field that takes a range of time. */
  readonly range: keyof Filter & string;
  readonly sorts: readonly SortField[];
  /** What the view of this list holds beyond those of others. */
  readonly more?: {
    readonly read: (params: URLSearchParams) => More;
    readonly write: (view: More, params: URLSearchParams) => void;
  };
}

type Values = Readonly<Record<string, unknown>>;

/** The address of what a list shows: filter, sort, page and open record; what is default stays out of it. */
export function writeListSearch<Filter extends object, SortField extends string, More extends object>(
  address: ListAddress<Filter, SortField, More>,
  view: ListView<Filter, SortField> & More,
): URLSearchParams {
  const { first } = address;
  const { filter, sort, page, size, openId } = view;
  const params = new URLSearchParams();
  for (const [name, text] of filterParams(address, { ...filter })) if (text) params.set(name, text);
  if (!sort) params.set('sort', 'none');
  else if (sort.field !== first.sort?.field || sort.direction !== first.sort.direction)
    params.set('sort', `${sort.field}.${sort.direction}`);
  if (page !== first.page) params.set('page', String(page));
  if (size !== first.size) params.set('size', String(size));
  if (openId) params.set('open', openId);
  address.more?.write(view, params);
  return params;
}

type FilterFields = Pick<ListAddress<object, string>, 'codes'> & {
  readonly texts?: readonly string[];
  readonly flags?: readonly string[];
  readonly range: string;
};

/** What a filter says, each condition as a parameter; one that says nothing is empty. */
function filterParams({ texts = [], flags = [], codes, range }: FilterFields, values: Values): [string, string][] {
  const { from, to, zone } = asRange(values[range]);
  return [
    ...['search', ...texts, ...flags].map((name): [string, string] => [name, String(values[name] ?? '')]),
    ...Object.keys(codes).map((name): [string, string] => [name, asList(values[name]).join(',')]),
    [range, from && to && zone ? [from, to, zone].join('~') : ''],
  ];
}

/** What an address asks a list to show; whatever it misspells is as if it were not there. */
export function readListSearch<Filter extends object, SortField extends string, More extends object>(
  address: ListAddress<Filter, SortField, More>,
  params: URLSearchParams,
): Omit<ListView<Filter, SortField>, 'columns'> & Partial<More> {
  const { first } = address;
  const page = Number(params.get('page'));
  const size = Number(params.get('size'));
  return {
    filter: readFilter(address, params),
    sort: readSort(address, params.get('sort')),
    page: Number.isSafeInteger(page) && page > 0 ? page : first.page,
    size: PAGE_SIZES.includes(size) ? size : first.size,
    openId: params.get('open'),
    ...readMore(address, params),
  };
}

/** Guarantee: an address without more reads nothing, and every field of more is then as the view holds it at first. */
function readMore<More extends object>(
  { more }: Pick<ListAddress<object, string, More>, 'more'>,
  params: URLSearchParams,
): Partial<More> {
  return more ? more.read(params) : {};
}

/** Guarantee: each value is one that its field takes, because the address names the field's own codes. */
function readFilter<Filter, SortField extends string>(
  { texts = [], flags = [], codes, range }: Omit<ListAddress<Filter, SortField>, 'more'>,
  params: URLSearchParams,
): Partial<Filter> {
  const said = ['search', ...texts].map((name) => [name, params.get(name)] as const).filter(([, text]) => text);
  const set = flags.filter((name) => ['true', 'false'].includes(params.get(name) ?? ''));
  const chosen = Object.entries(codes).map(([name, known]) => {
    const asked = params.get(name)?.split(',') ?? [];
    return [name, known.filter((code) => asked.includes(String(code)))] as const;
  });
  const [from, to, zone] = params.get(range)?.split('~') ?? [];
  const isRange = from && to && zone && !Number.isNaN(Date.parse(from)) && !Number.isNaN(Date.parse(to));
  return {
    ...Object.fromEntries(chosen.filter(([, list]) => list.length > 0)),
    ...Object.fromEntries(said),
    ...Object.fromEntries(set.map((name) => [name, params.get(name) === 'true'])),
    ...(isRange && { [range]: { from, to, zone } }),
  } as Partial<Filter>;
}

function readSort<Filter, SortField extends string>(
  { first, sorts }: Pick<ListAddress<Filter, SortField>, 'first' | 'sorts'>,
  text: string | null,
): Sort<SortField> | null {
  if (text === 'none') return null;
  const [name, direction] = text?.split('.') ?? [];
  const field = sorts.find((candidate) => candidate === name);
  if (!field || (direction !== 'asc' && direction !== 'desc')) return first.sort;
  return { field, direction };
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Guarantee: the range field of a filter holds a range or nothing. */
function asRange(value: unknown): Partial<TimeRange> {
  return (value ?? {}) as Partial<TimeRange>;
}
