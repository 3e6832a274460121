import type { GatewayError } from '@corridor/core';
import { beneficiariesMessages } from '../../messages/beneficiaries';
import { describeError } from '../../runtime/describeError';
import { useRuntime } from '../../runtime/Runtime';
import { useCallById } from '../../runtime/useCallById';
import { useDelete } from '../../runtime/useDelete';
import { useRuntimeWords, useWords } from '../../words/useWords';
import type { PendingDeed } from './PendingDeed';

/** A deed that can be done, and how it went. */
export interface BeneficiaryDeedWrite {
  run(): Promise<void>;
  readonly busy: boolean;
  readonly error: GatewayError | undefined;
}

/** Does what was confirmed: tells the host how it went, and the caller that it is done. */
export function useBeneficiaryDeed({ beneficiary, deed }: PendingDeed, onDone: () => void): BeneficiaryDeedWrite {
  const { gateway, emit } = useRuntime();
  const say = useWords(beneficiariesMessages);
  const sayError = useRuntimeWords();
  const handlers = {
    onSuccess() {
      const message = say(`beneficiaries.done.${deed}`, { name: beneficiary.name });
      emit({ type: 'beneficiaries.actionTaken', beneficiaryId: beneficiary.id, action: deed, message });
      onDone();
    },
    onFailure(error: GatewayError) {
      emit({ type: 'beneficiaries.actionFailed', action: deed, message: describeError(error, sayError).title });
    },
  };
  const change = useCallById(gateway.beneficiaries, deed === 'delete' ? 'disable' : deed, handlers);
  const remove = useDelete(gateway.beneficiaries, handlers);
  const { state, error } = deed === 'delete' ? remove : change;
  return {
    run: async () => void (await (deed === 'delete' ? remove.run(beneficiary.id) : change.run(beneficiary.id, {}))),
    busy: state === 'pending',
    error,
  };
}
