import type { Card, CardSecrets } from '@corridor/core';
import { useSchemaForm } from '@corridor/ui';
import { useCallback, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { object, string } from 'yup';
import { useRuntime } from '../../../runtime/Runtime';
import { useCallById } from '../../../runtime/useCallById';
import type { Write } from '../../../runtime/useWrite';
import { hideInstant } from './hideInstant';

/** A number that is on screen, and until when by this machine's clock. */
export interface ShownNumber {
  readonly secrets: CardSecrets;
  readonly hideAt: number;
}

/** What is asked before a number is shown. */
export interface PasswordValues {
  password: string;
}

/** State of the dialog that shows a card's number. */
export interface CardNumberState {
  readonly form: UseFormReturn<PasswordValues>;
  readonly write: Write<[id: string, input: PasswordValues], CardSecrets>;
  /** The number, held by this dialog alone: no cache, event or log has it. */
  readonly shown: ShownNumber | null;
  /** The number was on screen and its time is over. */
  readonly lapsed: boolean;
  submit(values: PasswordValues): Promise<void>;
  hide(): void;
}

const EMPTY: PasswordValues = { password: '' };
const schema = object({ password: string().required('cards.number.passwordRequired') });

/** Asks the gateway for a card's number, with the reader's password, and forgets it once its time is over. */
export function useCardNumber(card: Card): CardNumberState {
  const { gateway, emit } = useRuntime();
  const form = useSchemaForm<PasswordValues>({ schema, defaultValues: EMPTY });
  const write = useCallById(gateway.cards, 'reveal');
  const [shown, show] = useState<ShownNumber | null>(null);
  const [lapsed, setLapsed] = useState(false);
  const hide = useCallback(() => {
    show(null);
    setLapsed(true);
  }, []);
  const submit = async (values: PasswordValues) => {
    const askedAt = Date.now();
    const outcome = await write.run(card.id, values);
    if (outcome.ok) {
      form.reset(EMPTY);
      show({ secrets: outcome.value, hideAt: hideInstant(outcome.value, askedAt) });
      emit({ type: 'cards.numberShown', id: card.id });
    } else if (outcome.error.fields.some(({ path }) => path === 'password')) {
      write.reset();
      form.setError('password', { message: 'cards.number.passwordWrong' }, { shouldFocus: true });
    }
  };
  return { form, write, shown, lapsed, submit, hide };
}
