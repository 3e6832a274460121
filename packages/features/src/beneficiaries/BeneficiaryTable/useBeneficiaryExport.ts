import type { GatewayFile } from '@corridor/core';
import type { ListExport } from '../../listing/ListExport';
import { useListExport } from '../../listing/useListExport';
import { beneficiariesMessages } from '../../messages/beneficiaries';
import { useRuntime } from '../../runtime/Runtime';
import { useWords } from '../../words/useWords';
import type { PinnedBeneficiaryFilter } from './customization';
import { exportQuery } from './query';
import type { BeneficiaryView } from './view';

/** The export of a beneficiary table. */
export function useBeneficiaryExport(
  view: BeneficiaryView,
  pinned: PinnedBeneficiaryFilter,
  onExport: ((file: GatewayFile) => void) | undefined,
  rows: number | undefined,
): ListExport {
  const { gateway, timezone } = useRuntime();
  const say = useWords(beneficiariesMessages);
  return useListExport({
    source: gateway.beneficiaries,
    query: exportQuery(view, pinned, timezone),
    view,
    rows,
    onExport,
    done: (fileName) => ({
      type: 'beneficiaries.exported',
      fileName,
      message: say('beneficiaries.export.done', { file: fileName }),
    }),
    failed: (message) => ({ type: 'beneficiaries.exportFailed', message }),
  });
}
