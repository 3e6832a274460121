import type { Beneficiary, GatewayFile } from '@corridor/core';
import { useState } from 'react';
import type { ListState } from '../../listing/ListState';
import type { HeadingLevel } from '../../listing/ListToolbar';
import { useChangedRecord } from '../../listing/useChangedRecord';
import { useLastPage } from '../../listing/useLastPage';
import { useListView } from '../../listing/useListView';
import { withFilter } from '../../listing/view';
import { useRuntime } from '../../runtime/Runtime';
import { usePage } from '../../runtime/usePage';
import type { PendingDeed } from '../BeneficiaryActions/PendingDeed';
import type { FieldCustomization } from '../BeneficiaryForm/customization';
import type { BeneficiaryFormTarget } from '../BeneficiaryForm/target';
import type { BeneficiaryDataCustomization, PinnedBeneficiaryFilter } from './customization';
import { pageQuery } from './query';
import { useBeneficiaryExport } from './useBeneficiaryExport';
import { type BeneficiaryView, defaultBeneficiaryView } from './view';

/** What a beneficiary table asks of its host. */
export interface BeneficiaryTableOptions {
  readonly view?: Partial<BeneficiaryView> | undefined;
  readonly onViewChange?: ((view: BeneficiaryView) => void) | undefined;
  readonly pinnedFilter?: PinnedBeneficiaryFilter | undefined;
  readonly dataCustomization?: BeneficiaryDataCustomization | undefined;
  readonly fieldCustomization?: FieldCustomization | undefined;
  readonly onExport?: ((file: GatewayFile) => void) | undefined;
  readonly headingLevel?: HeadingLevel | undefined;
}

/** State of a beneficiary table. */
export interface BeneficiaryTableState extends ListState<Beneficiary, BeneficiaryView> {
  readonly options: BeneficiaryTableOptions;
  readonly pinned: PinnedBeneficiaryFilter;
  /** Id of the beneficiary that was changed a moment ago. */
  readonly changedId: string | null;
  readonly pending: PendingDeed | null;
  /** Opens the form for somebody, or closes it with null. */
  write(form: BeneficiaryFormTarget | null): void;
  /** Asks for confirmation of a deed; null takes the question back. */
  ask(pending: PendingDeed | null): void;
  /** This beneficiary was changed. */
  changed(id: string): void;
  /** This beneficiary is gone. */
  gone(id: string): void;
}

const NOTHING_PINNED: PinnedBeneficiaryFilter = {};

/** Reads the page that the view asks for and keeps everything around it. */
export function useBeneficiaryTable(options: BeneficiaryTableOptions): BeneficiaryTableState {
  const { gateway, emit } = useRuntime();
  const [view, change] = useListView(defaultBeneficiaryView, options.view, options.onViewChange);
  const pinned = options.pinnedFilter ?? NOTHING_PINNED;
  const page = usePage(gateway.beneficiaries, pageQuery(view, pinned));
  const exporter = useBeneficiaryExport(view, pinned, options.onExport, page.data?.total);
  const [changedId, changed] = useChangedRecord();
  const [pending, ask] = useState<PendingDeed | null>(null);
  useLastPage(page, view, change);
  return {
    options,
    view,
    change,
    page,
    pinned,
    exporter: options.onExport && exporter,
    changedId,
    pending,
    ask,
    changed,
    gone: (id) => change((now) => (now.openId === id ? { ...now, openId: null } : now)),
    open: (id) => {
      change((now) => ({ ...now, openId: id }));
      emit(id === null ? { type: 'beneficiaries.closed' } : { type: 'beneficiaries.opened', beneficiaryId: id });
    },
    filter: (filter) => change((now) => withFilter(now, filter)),
    write: (form) => change((now) => ({ ...now, form })),
  };
}
