import type { BeneficiaryDetail, BeneficiaryDraft, GatewayError } from '@corridor/core';
import { beneficiariesMessages } from '../../messages/beneficiaries';
import { useRuntime } from '../../runtime/Runtime';
import { useCreate } from '../../runtime/useCreate';
import { useUpdate } from '../../runtime/useUpdate';
import type { Outcome } from '../../runtime/useWrite';
import { useWords } from '../../words/useWords';
import type { BeneficiaryFormTarget } from './target';
import { toUpdate } from './values';

/** Saves a draft; `allowTwin` keeps a second beneficiary with the same account. */
export interface BeneficiarySave {
  run(draft: BeneficiaryDraft, allowTwin: boolean): Promise<Outcome<BeneficiaryDetail>>;
  readonly busy: boolean;
  readonly error: GatewayError | undefined;
  reset(): void;
}

/** Creates or changes the beneficiary that a form is for, and tells the host. */
export function useBeneficiarySave(target: BeneficiaryFormTarget): BeneficiarySave {
  const { gateway, emit } = useRuntime();
  const say = useWords(beneficiariesMessages);
  const how = target.kind === 'edit' ? 'update' : 'create';
  const handlers = {
    onSuccess({ id, name }: BeneficiaryDetail) {
      const message = say(`beneficiaries.done.${how}`, { name });
      emit({ type: 'beneficiaries.saved', beneficiaryId: id, how, message });
    },
  };
  const create = useCreate(gateway.beneficiaries, handlers);
  const update = useUpdate(gateway.beneficiaries, handlers);
  const { state, error, reset } = how === 'update' ? update : create;
  return {
    run: (draft, allowTwin) =>
      target.kind === 'edit'
        ? update.run(target.beneficiaryId, toUpdate(draft))
        : create.run({ ...draft, ...(allowTwin && { allowDuplicate: true }) }),
    busy: state === 'pending',
    error,
    reset,
  };
}
