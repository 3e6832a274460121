import type { GatewayError } from '@corridor/core';
import { useMemo } from 'react';
import { useRuntime } from '../../runtime/Runtime';
import { useRecord } from '../../runtime/useRecord';
import type { BeneficiaryFormTarget } from './target';
import { type BeneficiaryValues, emptyBeneficiary, toValues } from './values';

/** What a form starts from, once it is there. */
export interface FormStart {
  readonly values: BeneficiaryValues | undefined;
  readonly error: GatewayError | undefined;
  retry(): void;
}

/** The values that a form starts with: of the record that is changed or copied, or of `given` for somebody new. */
export function useFormStart(target: BeneficiaryFormTarget, given?: BeneficiaryValues): FormStart {
  const { gateway } = useRuntime();
  const record = useRecord(gateway.beneficiaries, target.kind === 'create' ? null : target.beneficiaryId);
  const { data } = record;
  const isNew = target.kind === 'create';
  const values = useMemo(() => {
    if (isNew) return { ...emptyBeneficiary, ...given };
    return data && toValues(data);
  }, [isNew, given, data]);
  return { values, error: data ? undefined : record.error, retry: () => void record.refresh() };
}
