import { Form, Stack } from '@corridor/ui';
import { type RefObject, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useCardKey } from '../display/useCardKey';
import { TopUpFields } from './TopUpFields';
import { TopUpOutcome } from './TopUpOutcome';
import { TopUpReview } from './TopUpReview';
import type { CardTopUpOptions, CardTopUpState } from './useCardTopUp';
import { toTopUp } from './values';

/** Props of `TopUpForm`. */
export interface TopUpFormProps extends Pick<CardTopUpOptions, 'card' | 'accounts'> {
  readonly id: string;
  readonly topUp: CardTopUpState;
  /** Receives the field that has the focus first. */
  readonly firstRef: RefObject<HTMLInputElement | null>;
}

/** The fields of a top-up, with what they add up to. */
export function TopUpForm({ id, card, accounts, topUp, firstRef }: TopUpFormProps) {
  const sayKey = useCardKey();
  const { form } = topUp;
  const unknown = topUp.state === 'unknown';
  const standard = accounts[0]?.id ?? '';
  const [accountId, amount] = useWatch({ control: form.control, name: ['accountId', 'amount'] });
  const account = accounts.find((one) => one.id === accountId);
  useEffect(() => {
    if (accountId === '' && standard !== '') form.setValue('accountId', standard);
  }, [form, accountId, standard]);
  return (
    <Form id={id} form={form} onSubmit={topUp.submit} describeProblem={sayKey}>
      <Stack gap={5}>
        <TopUpOutcome error={topUp.error} unknown={unknown} />
        <TopUpFields card={card} accounts={accounts} account={account} fixed={unknown} firstRef={firstRef} />
        <TopUpReview card={card} account={account} asked={toTopUp({ accountId, amount }, card.balance.currency)} />
      </Stack>
    </Form>
  );
}
