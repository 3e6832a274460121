import { type PayeeConfirmation, payeeType } from '@corridor/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useRuntime } from '../../../runtime/Runtime';
import { useCall } from '../../../runtime/useCall';
import type { BeneficiaryFormState } from './useBeneficiaryForm';
import { type BeneficiaryValues, destinationIn, toDraft } from './values';

/** What a bank said of a name, as long as nothing that it was asked about has changed. */
export interface PayeeAnswer {
  readonly confirmation: PayeeConfirmation;
  /** The name that the bank has, where it tells one. */
  readonly name: string | null;
}

/** Asking the bank whom an account belongs to. */
export interface PayeeCheck {
  readonly busy: boolean;
  readonly answer: PayeeAnswer | undefined;
  ask(): Promise<void>;
  /** Takes the name that the bank has, and asks again. */
  take(name: string): Promise<void>;
}

const NOT_ASKED: PayeeAnswer = { confirmation: 'unavailable', name: null };

/** Asks the bank of the account that a form describes for the payee's name. A bank that cannot be asked blocks nothing. */
export function usePayeeCheck({ form, destination, list }: BeneficiaryFormState): PayeeCheck {
  const { gateway } = useRuntime();
  const call = useCall(gateway.beneficiaries, 'confirmPayee');
  const [answered, setAnswered] = useState<{ readonly about: string; readonly answer: PayeeAnswer }>();
  const draftOf = (values: BeneficiaryValues) => {
    const to = destinationIn(values);
    return to && toDraft(values, to, list.fields);
  };
  useWatch({ control: form.control });
  const current = JSON.stringify(draftOf(form.getValues()));
  const ask = async () => {
    const draft = draftOf(form.getValues());
    if (!draft || !(await form.trigger())) return;
    const outcome = await call.run(draft);
    const answer = outcome.ok ? answerOf(outcome.value) : NOT_ASKED;
    setAnswered(answer && { about: JSON.stringify(draft), answer });
  };
  const take = async (name: string) => {
    const set = (path: string, text: string) => form.setValue(path, text, { shouldDirty: true, shouldValidate: true });
    if (destination?.payeeType === payeeType.code.corporation) {
      set('payee.companyName', name);
    } else {
      const last = name.trim().lastIndexOf(' ') + 1;
      set('payee.firstName', name.slice(0, last).trim());
      set('payee.lastName', name.slice(last).trim());
    }
    await ask();
  };
  return {
    busy: call.state === 'pending',
    answer: answered?.about === current ? answered.answer : undefined,
    ask,
    take,
  };
}

function answerOf({ confirmation, name }: { confirmation: PayeeConfirmation | null; name: string | null }) {
  return confirmation === null ? undefined : { confirmation, name };
}
