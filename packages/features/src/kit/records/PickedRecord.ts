import type { CallOptions, Page, PagedResource, ResourceContract, WireMoney } from '@corridor/core';

/** A record as pickers show it. */
export interface NamedRecord {
  readonly id: string;
  readonly name: string;
}

/** Conditions of a search for records. */
export type RecordSearch = Readonly<Record<string, unknown>>;

/** A record of a concept whose records are picked. */
export type PickedRecord = { readonly id: string } & (
  | { readonly name: string }
  | { readonly counterpartyName: string | null; readonly reference: string | null }
  | { readonly last4: string; readonly holderName: string }
  | { readonly holderName: string; readonly currency: string; readonly accountEnding: string }
  | { readonly buyerName: string; readonly amount: WireMoney }
  | { readonly payerName: string; readonly amount: WireMoney }
  | { readonly ownerName: string; readonly currency: string }
  | { readonly holderName: string; readonly currency: string; readonly accountNumber: string }
);

/** How records of a concept are found and read. */
export interface RecordSource {
  readonly resource: PagedResource<ResourceContract>;
  page(
    query: { page: number; size: number; sort: { field: string; direction: 'asc' | 'desc' }; filter: RecordSearch },
    options?: CallOptions,
  ): Promise<Page<PickedRecord>>;
  get(id: string, options?: CallOptions): Promise<PickedRecord>;
}
