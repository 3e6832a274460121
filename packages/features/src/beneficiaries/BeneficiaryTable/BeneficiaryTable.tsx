'use client';

import type { BeneficiaryFilter, GatewayFile } from '@corridor/core';
import { forwardRef, type Ref, useImperativeHandle } from 'react';
import { beneficiariesMessages } from '../../messages/beneficiaries';
import { enablementMessages } from '../../messages/enablement';
import { timeMessages } from '../../messages/time';
import { WidgetFrame } from '../../runtime/WidgetFrame';
import type { FieldCustomization } from '../BeneficiaryForm/customization';
import type { BeneficiaryFormTarget } from '../BeneficiaryForm/target';
import { BeneficiaryTableView } from './BeneficiaryTableView';
import type { BeneficiaryDataCustomization, PinnedBeneficiaryFilter } from './customization';
import { useBeneficiaryTable } from './useBeneficiaryTable';
import type { BeneficiaryView } from './view';

/** Props of `BeneficiaryTable`; all are optional. */
export interface BeneficiaryTableProps {
  /** What is shown. With `onViewChange` the host holds it, for its URL or saved views; alone it is where the table starts. */
  readonly view?: Partial<BeneficiaryView>;
  readonly onViewChange?: (view: BeneficiaryView) => void;
  /** Conditions of yours that nobody may change: shown, not hidden. */
  readonly pinnedFilter?: PinnedBeneficiaryFilter;
  /** Columns and detail rows of yours, and columns of ours to leave out. */
  readonly dataCustomization?: BeneficiaryDataCustomization;
  /** What you hide, fix, call otherwise or explain in the form. */
  readonly fieldCustomization?: FieldCustomization;
  /** Receives the file of an export, to save it; without it there is no export. */
  readonly onExport?: (file: GatewayFile) => void;
  /** Level of its heading in your page. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | 4;
}

/** What a ref to a `BeneficiaryTable` can do. */
export interface BeneficiaryTableHandle {
  /** Reads the page again. */
  refresh(): Promise<void>;
  /** Replaces the filter and goes to the first page. */
  filter(filter: Partial<BeneficiaryFilter>): void;
  /** Exports exactly what is shown; ends once `onExport` has the file. */
  export(): Promise<void>;
  /** Opens the form. */
  write(form: BeneficiaryFormTarget): void;
}

const WORDS = [beneficiariesMessages, enablementMessages, timeMessages];

/** Everybody that payments may go to: search, filter, sort, page, open, add, change and export. */
export const BeneficiaryTable = forwardRef<BeneficiaryTableHandle, BeneficiaryTableProps>(
  function BeneficiaryTable(props, ref) {
    return (
      <WidgetFrame words={WORDS}>
        <BeneficiaryTableBody {...props} handle={ref} />
      </WidgetFrame>
    );
  },
);

type BodyProps = BeneficiaryTableProps & { readonly handle: Ref<BeneficiaryTableHandle> };

function BeneficiaryTableBody({ handle, ...options }: BodyProps) {
  const state = useBeneficiaryTable(options);
  useImperativeHandle(handle, () => ({
    refresh: () => state.page.refresh(),
    filter: (filter) => state.filter(filter),
    export: async () => state.exporter?.run(),
    write: (form) => state.write(form),
  }));
  return <BeneficiaryTableView state={state} />;
}
