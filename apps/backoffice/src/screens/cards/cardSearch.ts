import {
  CARD_SORTS,
  type CardFilter,
  cardModel,
  cardScheme,
  cardStatus,
  cardType,
  PAGE_SIZES,
  type Sort,
} from '@corridor/core';
import { type CardView, defaultCardView } from '@corridor/features';

const LISTS = {
  status: cardStatus,
  type: cardType,
  model: cardModel,
  scheme: cardScheme,
} as const;

const TEXTS = ['search', 'last4', 'merchantId'] as const;

/** The address of what a card list shows: filter, sort, page and open card; what is default stays out of it. */
export function writeCardSearch(view: CardView): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of TEXTS) if (view.filter[name]) params.set(name, view.filter[name]);
  for (const name of Object.keys(LISTS)) writeList(params, name, new Map(Object.entries(view.filter)).get(name));
  writeList(params, 'currency', view.filter.currency);
  if (view.filter.shared !== undefined) params.set('shared', String(view.filter.shared));
  if (view.filter.createdAt) {
    const { from, to, zone } = view.filter.createdAt;
    params.set('created', [from, to, zone].join('~'));
  }
  const sort = view.sort ? `${view.sort.field}.${view.sort.direction}` : 'none';
  if (sort !== DEFAULT_SORT) params.set('sort', sort);
  if (view.page !== defaultCardView.page) params.set('page', String(view.page));
  if (view.size !== defaultCardView.size) params.set('size', String(view.size));
  if (view.openId) params.set('open', view.openId);
  return params;
}

/** What an address asks a card list to show; whatever it misspells is as if it were not there. */
export function readCardSearch(params: URLSearchParams): Omit<CardView, 'columns'> {
  const page = Number(params.get('page'));
  const size = Number(params.get('size'));
  return {
    filter: readFilter(params),
    sort: readSort(params.get('sort')),
    page: Number.isSafeInteger(page) && page > 0 ? page : defaultCardView.page,
    size: PAGE_SIZES.includes(size) ? size : defaultCardView.size,
    openId: params.get('open'),
  };
}

const DEFAULT_SORT = defaultCardView.sort ? `${defaultCardView.sort.field}.${defaultCardView.sort.direction}` : 'none';

function writeList(params: URLSearchParams, name: string, values: unknown): void {
  if (Array.isArray(values) && values.length > 0) params.set(name, values.join(','));
}

function readFilter(params: URLSearchParams): Partial<CardFilter> {
  const filter: Partial<CardFilter> = {};
  for (const name of TEXTS) {
    const text = params.get(name);
    if (text) filter[name] = text;
  }
  filter.status = readCodes(params, 'status', cardStatus.codes);
  filter.type = readCodes(params, 'type', cardType.codes);
  filter.model = readCodes(params, 'model', cardModel.codes);
  filter.scheme = readCodes(params, 'scheme', cardScheme.codes);
  filter.currency = params
    .get('currency')
    ?.split(',')
    .filter((code) => /^[A-Z]{3}$/.test(code));
  const shared = params.get('shared');
  if (shared === 'true' || shared === 'false') filter.shared = shared === 'true';
  filter.createdAt = readRange(params.get('created'));
  return present(filter);
}

function readCodes<C extends string>(params: URLSearchParams, name: string, codes: readonly C[]): C[] | undefined {
  const asked = params.get(name)?.split(',') ?? [];
  return codes.filter((code) => asked.includes(code));
}

function readRange(text: string | null): CardFilter['createdAt'] | undefined {
  const [from, to, zone] = text?.split('~') ?? [];
  if (!from || !to || !zone || Number.isNaN(Date.parse(from)) || Number.isNaN(Date.parse(to))) return undefined;
  return { from, to, zone };
}

function readSort(text: string | null): CardView['sort'] {
  if (text === 'none') return null;
  const [name, direction] = text?.split('.') ?? [];
  const field = CARD_SORTS.find((candidate) => candidate === name);
  if (!field || (direction !== 'asc' && direction !== 'desc')) return defaultCardView.sort;
  return { field, direction } satisfies Sort;
}

function present(filter: Partial<CardFilter>): Partial<CardFilter> {
  const kept = Object.entries(filter).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(kept);
}
