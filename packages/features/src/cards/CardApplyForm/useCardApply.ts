import { binOffers, type CardBin, type CardDetail, cardModel, cardType, type GatewayError } from '@corridor/core';
import { type DirtyGuard, useDirtyGuard } from '@corridor/ui';
import { useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { cardsMessages } from '../../messages/cards';
import { useRuntime } from '../../runtime/Runtime';
import { useCreate } from '../../runtime/useCreate';
import { type Read, useRead } from '../../runtime/useRead';
import { useWords } from '../../words/useWords';
import { useCardName } from '../display/useCardName';
import { APPLY_STEPS, type ApplyStep, type ApplyValues, emptyApplication, stepProblems, toApplication } from './values';

/** State of an application for a card. */
export interface CardApplyState {
  readonly form: UseFormReturn<ApplyValues>;
  readonly guard: DirtyGuard;
  readonly step: ApplyStep;
  readonly values: ApplyValues;
  readonly bins: Read<CardBin[]>;
  /** BINs that offer the chosen type and model. */
  readonly offered: readonly CardBin[];
  readonly bin: CardBin | undefined;
  readonly failure: GatewayError | undefined;
  goTo(step: ApplyStep): void;
  /** Checks the step on screen and goes on; the last one sends the application. */
  advance(): Promise<void>;
}

/** The BINs that the partner may issue. */
function useBins(): Read<CardBin[]> {
  const { gateway } = useRuntime();
  return useRead({
    key: [gateway.cards.resource.segment, 'call', { bins: {} }],
    keepPrevious: true,
    fetch: (options) => gateway.cards.call('bins', {}, options),
  });
}

/** Leads through the steps, checks each by core's rules, and applies. */
export function useCardApply(onDone: (card: CardDetail) => void, merchantId = ''): CardApplyState {
  const { gateway, emit } = useRuntime();
  const say = useWords(cardsMessages);
  const nameOf = useCardName();
  const form = useForm<ApplyValues>({ defaultValues: { ...emptyApplication, merchantId } });
  const guard = useDirtyGuard(form.control);
  const watched = useWatch({ control: form.control });
  const values: ApplyValues = {
    ...emptyApplication,
    ...watched,
    limits: { ...emptyApplication.limits, ...watched.limits },
  };
  const [step, goTo] = useState<ApplyStep>('merchant');
  const bins = useBins();
  const type = cardType.codes.find((code) => code === values.type) ?? cardType.codes[0];
  const model = cardModel.codes.find((code) => code === values.model) ?? cardModel.codes[0];
  const offered = (bins.data ?? []).filter((candidate) => binOffers(candidate, type, model));
  const bin = offered.find((candidate) => candidate.bin === values.bin);
  const write = useCreate(gateway.cards);

  const refuse = (problems: readonly { readonly path: string; readonly reason: string }[]) => {
    for (const { path, reason } of problems) form.setError(pathOf(path), { type: 'rule', message: reason });
    const wrong = APPLY_STEPS.find((candidate) => problems.some(({ path }) => stepOf(path) === candidate));
    if (wrong) goTo(wrong);
  };
  const send = async (chosen: CardBin) => {
    const filled = form.getValues();
    const outcome = await write.run(toApplication(filled, chosen));
    if (!outcome.ok) return refuse(outcome.error.fields);
    form.reset(filled);
    const card = outcome.value;
    emit({ type: 'cards.appliedFor', cardId: card.id, message: say('cards.apply.done', { card: nameOf(card) }) });
    onDone(card);
  };
  const advance = async () => {
    form.clearErrors();
    const problems = stepProblems(step, form.getValues(), bin);
    if (problems.length > 0) return refuse(problems);
    const next = APPLY_STEPS[APPLY_STEPS.indexOf(step) + 1];
    if (next) goTo(next);
    else if (bin) await send(bin);
  };
  return { form, guard, step, values, bins, offered, bin, failure: write.error, goTo, advance };
}

/** The step on which a path stands. */
function stepOf(path: string): ApplyStep {
  if (path === 'merchantId') return 'merchant';
  return path.startsWith('limits') ? 'limits' : 'card';
}

/** Guarantee: an error at a path that no field has is kept by the form and shown by nothing else. */
function pathOf(path: string) {
  return path as keyof ApplyValues;
}
