import { PAGE_SIZES, type Sort, type TimeRange } from '@corridor/core';
import type { ListView } from '@corridor/features';

/** How a list stands in an address: what it shows at first, and what its parameters may say. */
export interface ListAddress<Filter, SortField extends string> {
  readonly first: ListView<Filter, SortField>;
  /** Fields that take several codes, with the codes there are. */
  readonly codes: Readonly<Record<string, readonly (string | number)[]>>;
  /** The field that takes a range of time. */
  readonly range: keyof Filter & string;
  readonly sorts: readonly SortField[];
}

type Values = Readonly<Record<string, unknown>>;

/** The address of what a list shows: filter, sort, page and open record; what is default stays out of it. */
export function writeListSearch<Filter extends object, SortField extends string>(
  { first, codes, range }: ListAddress<Filter, SortField>,
  { filter, sort, page, size, openId }: ListView<Filter, SortField>,
): URLSearchParams {
  const params = new URLSearchParams();
  const values: Values = { ...filter };
  if (typeof values.search === 'string' && values.search) params.set('search', values.search);
  for (const name of Object.keys(codes)) {
    const chosen = values[name];
    if (Array.isArray(chosen) && chosen.length > 0) params.set(name, chosen.join(','));
  }
  const { from, to, zone } = asRange(values[range]);
  if (from && to && zone) params.set(range, [from, to, zone].join('~'));
  if (!sort) params.set('sort', 'none');
  else if (sort.field !== first.sort?.field || sort.direction !== first.sort.direction)
    params.set('sort', `${sort.field}.${sort.direction}`);
  if (page !== first.page) params.set('page', String(page));
  if (size !== first.size) params.set('size', String(size));
  if (openId) params.set('open', openId);
  return params;
}

/** What an address asks a list to show; whatever it misspells is as if it were not there. */
export function readListSearch<Filter extends object, SortField extends string>(
  address: ListAddress<Filter, SortField>,
  params: URLSearchParams,
): Omit<ListView<Filter, SortField>, 'columns'> {
  const { first } = address;
  const page = Number(params.get('page'));
  const size = Number(params.get('size'));
  return {
    filter: readFilter(address, params),
    sort: readSort(address, params.get('sort')),
    page: Number.isSafeInteger(page) && page > 0 ? page : first.page,
    size: PAGE_SIZES.includes(size) ? size : first.size,
    openId: params.get('open'),
  };
}

/** Guarantee: each value is one that its field takes, because the address names the field's own codes. */
function readFilter<Filter, SortField extends string>(
  { codes, range }: ListAddress<Filter, SortField>,
  params: URLSearchParams,
): Partial<Filter> {
  const chosen = Object.entries(codes).map(([name, known]) => {
    const asked = params.get(name)?.split(',') ?? [];
    return [name, known.filter((code) => asked.includes(String(code)))] as const;
  });
  const search = params.get('search');
  const [from, to, zone] = params.get(range)?.split('~') ?? [];
  const isRange = from && to && zone && !Number.isNaN(Date.parse(from)) && !Number.isNaN(Date.parse(to));
  return {
    ...Object.fromEntries(chosen.filter(([, list]) => list.length > 0)),
    ...(search && { search }),
    ...(isRange && { [range]: { from, to, zone } }),
  } as Partial<Filter>;
}

function readSort<Filter, SortField extends string>(
  { first, sorts }: ListAddress<Filter, SortField>,
  text: string | null,
): Sort<SortField> | null {
  if (text === 'none') return null;
  const [name, direction] = text?.split('.') ?? [];
  const field = sorts.find((candidate) => candidate === name);
  if (!field || (direction !== 'asc' && direction !== 'desc')) return first.sort;
  return { field, direction };
}

/** Guarantee: the range field of a filter holds a range or nothing. */
function asRange(value: unknown): Partial<TimeRange> {
  return (value ?? {}) as Partial<TimeRange>;
}
