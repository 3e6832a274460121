import { useState } from 'react';
import type { LabelledChoice } from '../../filters/ChoicesEditor';
import { useRuntime } from '../../runtime/Runtime';
import { usePage } from '../../runtime/usePage';
import { useRecord } from '../../runtime/useRecord';

/** How many merchants a picker offers at once; a search narrows them. */
const OFFERED = 10;

/** Merchants to pick from, by what is searched. */
export interface MerchantChoices {
  readonly choices: readonly LabelledChoice[];
  readonly loading: boolean;
  readonly search: string;
  onSearch(text: string): void;
}

/** Searches merchants by name, email or id. */
export function useMerchantChoices(): MerchantChoices {
  const { gateway } = useRuntime();
  const [search, onSearch] = useState('');
  const { data, loading } = usePage(gateway.merchants, {
    page: 1,
    size: OFFERED,
    sort: { field: 'name', direction: 'asc' },
    filter: search ? { search } : {},
  });
  const choices = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return { choices, loading, search, onSearch };
}

/** The name of a merchant, or its id until the name is known. */
export function useMerchantName(id: string | undefined): string | undefined {
  const { gateway } = useRuntime();
  const { data } = useRecord(gateway.merchants, id ?? null);
  return data?.name ?? id;
}
