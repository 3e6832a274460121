import type { GatewayFile } from '@corridor/core';
import type { ListExport } from '../../listing/ListExport';
import { sliceOf } from '../../listing/view';
import { beneficiariesMessages } from '../../messages/beneficiaries';
import { describeError } from '../../runtime/describeError';
import { useRuntime } from '../../runtime/Runtime';
import { useExport } from '../../runtime/useExport';
import { useRuntimeWords, useWords } from '../../words/useWords';
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
  const { gateway, emit, timezone } = useRuntime();
  const say = useWords(beneficiariesMessages);
  const sayError = useRuntimeWords();
  const write = useExport(
    gateway.beneficiaries,
    {
      onSuccess(file) {
        onExport?.(file);
        const message = say('beneficiaries.export.done', { file: file.name });
        emit({ type: 'beneficiaries.exported', fileName: file.name, message });
      },
      onFailure(error) {
        emit({ type: 'beneficiaries.exportFailed', message: describeError(error, sayError).title });
      },
    },
    rows,
  );
  return {
    run: async (scope) => {
      if (write.state !== 'pending')
        await write.run({ ...exportQuery(view, pinned, timezone), ...sliceOf(view, scope) });
    },
    running: write.state === 'pending',
    progress: write.progress,
  };
}
