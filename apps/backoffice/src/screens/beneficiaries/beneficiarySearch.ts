import {
  accountType,
  BENEFICIARY_SORTS,
  type BeneficiaryFilter,
  COUNTRY_CODES,
  CURRENCY_CODES,
  enablement,
  PAGE_SIZES,
  payeeType,
  paymentMethod,
} from '@corridor/core';
import { type BeneficiaryFormTarget, type BeneficiaryView, defaultBeneficiaryView } from '@corridor/features';

const LISTS = ['status', 'payeeType', 'bankCountry', 'currency', 'paymentMethod', 'accountType'] as const;
const { sort: FIRST_SORT, page: FIRST_PAGE, size: FIRST_SIZE } = defaultBeneficiaryView;

/** The address of what a beneficiary list shows: filter, sort, page, open record and form; what is default stays out of it. */
export function writeBeneficiarySearch({ filter, sort, page, size, openId, form }: BeneficiaryView): URLSearchParams {
  const params = new URLSearchParams();
  if (filter.search) params.set('search', filter.search);
  for (const name of LISTS) if (filter[name]?.length) params.set(name, filter[name].join(','));
  if (filter.createdAt)
    params.set('created', [filter.createdAt.from, filter.createdAt.to, filter.createdAt.zone].join('~'));
  if (!sort) params.set('sort', 'none');
  else if (sort.field !== FIRST_SORT?.field || sort.direction !== FIRST_SORT.direction)
    params.set('sort', `${sort.field}.${sort.direction}`);
  if (page !== FIRST_PAGE) params.set('page', String(page));
  if (size !== FIRST_SIZE) params.set('size', String(size));
  if (openId) params.set('open', openId);
  if (form) params.set('form', form.kind === 'create' ? 'new' : `${form.kind}.${form.beneficiaryId}`);
  return params;
}

/** What an address asks a beneficiary list to show; whatever it misspells is as if it were not there. */
export function readBeneficiarySearch(params: URLSearchParams): Omit<BeneficiaryView, 'columns'> {
  const page = Number(params.get('page'));
  const size = Number(params.get('size'));
  return {
    filter: readFilter(params),
    sort: readSort(params.get('sort')),
    page: Number.isSafeInteger(page) && page > 0 ? page : FIRST_PAGE,
    size: PAGE_SIZES.includes(size) ? size : FIRST_SIZE,
    openId: params.get('open'),
    form: readForm(params.get('form')),
  };
}

function readFilter(params: URLSearchParams): Partial<BeneficiaryFilter> {
  const chosen = <Code extends string | number>(name: string, codes: readonly Code[]): Code[] => {
    const asked = params.get(name)?.split(',') ?? [];
    return codes.filter((code) => asked.includes(String(code)));
  };
  const search = params.get('search');
  const createdAt = readRange(params.get('created'));
  const lists = {
    status: chosen('status', enablement.codes),
    payeeType: chosen('payeeType', payeeType.codes),
    bankCountry: chosen('bankCountry', COUNTRY_CODES),
    currency: chosen('currency', CURRENCY_CODES),
    paymentMethod: chosen('paymentMethod', paymentMethod.codes),
    accountType: chosen('accountType', accountType.codes),
  };
  const said = Object.entries(lists).filter(([, codes]) => codes.length > 0);
  return { ...Object.fromEntries(said), ...(search && { search }), ...(createdAt && { createdAt }) };
}

function readRange(text: string | null): BeneficiaryFilter['createdAt'] | undefined {
  const [from, to, zone] = text?.split('~') ?? [];
  if (!from || !to || !zone || Number.isNaN(Date.parse(from)) || Number.isNaN(Date.parse(to))) return undefined;
  return { from, to, zone };
}

function readSort(text: string | null): BeneficiaryView['sort'] {
  if (text === 'none') return null;
  const [name, direction] = text?.split('.') ?? [];
  const field = BENEFICIARY_SORTS.find((candidate) => candidate === name);
  if (!field || (direction !== 'asc' && direction !== 'desc')) return FIRST_SORT;
  return { field, direction };
}

function readForm(text: string | null): BeneficiaryFormTarget | null {
  if (text === 'new') return { kind: 'create' };
  const [kind, beneficiaryId] = text?.split('.') ?? [];
  if (!beneficiaryId || (kind !== 'edit' && kind !== 'duplicate')) return null;
  return { kind, beneficiaryId };
}
