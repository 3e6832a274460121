import {
  CURRENCY_CODES,
  EXCHANGE_ORDER_SORTS,
  type ExchangeOrderFilter,
  fixedSide,
  orderStatus,
  PAGE_SIZES,
} from '@corridor/core';
import { defaultExchangeOrderView, type ExchangeOrderView } from '@corridor/features';

const LISTS = ['status', 'sellCurrency', 'buyCurrency', 'fixedSide'] as const;
const { sort: FIRST_SORT, page: FIRST_PAGE, size: FIRST_SIZE } = defaultExchangeOrderView;

/** The address of what an exchange order list shows; what is default stays out of it. */
export function writeExchangeOrderSearch({ filter, sort, page, size, openId }: ExchangeOrderView): URLSearchParams {
  const params = new URLSearchParams();
  if (filter.search) params.set('search', filter.search);
  for (const name of LISTS) if (filter[name]?.length) params.set(name, filter[name].join(','));
  if (filter.createdAt) {
    const { from, to, zone } = filter.createdAt;
    params.set('created', [from, to, zone].join('~'));
  }
  if (!sort) params.set('sort', 'none');
  else if (sort.field !== FIRST_SORT?.field || sort.direction !== FIRST_SORT.direction)
    params.set('sort', `${sort.field}.${sort.direction}`);
  if (page !== FIRST_PAGE) params.set('page', String(page));
  if (size !== FIRST_SIZE) params.set('size', String(size));
  if (openId) params.set('open', openId);
  return params;
}

/** What an address asks an exchange order list to show; whatever it misspells is as if it were not there. */
export function readExchangeOrderSearch(params: URLSearchParams): Omit<ExchangeOrderView, 'columns'> {
  const page = Number(params.get('page'));
  const size = Number(params.get('size'));
  return {
    filter: readFilter(params),
    sort: readSort(params.get('sort')),
    page: Number.isSafeInteger(page) && page > 0 ? page : FIRST_PAGE,
    size: PAGE_SIZES.includes(size) ? size : FIRST_SIZE,
    openId: params.get('open'),
  };
}

function readFilter(params: URLSearchParams): Partial<ExchangeOrderFilter> {
  const chosen = <Code extends string | number>(name: string, codes: readonly Code[]): Code[] => {
    const asked = params.get(name)?.split(',') ?? [];
    return codes.filter((code) => asked.includes(String(code)));
  };
  const search = params.get('search');
  const [from, to, zone] = params.get('created')?.split('~') ?? [];
  const isRange = from && to && zone && !Number.isNaN(Date.parse(from)) && !Number.isNaN(Date.parse(to));
  const lists = {
    status: chosen('status', orderStatus.codes),
    sellCurrency: chosen('sellCurrency', CURRENCY_CODES),
    buyCurrency: chosen('buyCurrency', CURRENCY_CODES),
    fixedSide: chosen('fixedSide', fixedSide.codes),
  };
  const said = Object.entries(lists).filter(([, codes]) => codes.length > 0);
  return {
    ...Object.fromEntries(said),
    ...(search && { search }),
    ...(isRange && { createdAt: { from, to, zone } }),
  };
}

function readSort(text: string | null): ExchangeOrderView['sort'] {
  if (text === 'none') return null;
  const [name, direction] = text?.split('.') ?? [];
  const field = EXCHANGE_ORDER_SORTS.find((candidate) => candidate === name);
  if (!field || (direction !== 'asc' && direction !== 'desc')) return FIRST_SORT;
  return { field, direction };
}
