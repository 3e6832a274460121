import type { CardDetail } from '@corridor/core';
import {
  Button,
  DirtyGuardDialog,
  Form,
  FormSubmit,
  FormSummary,
  Inline,
  Stack,
  Text,
  useDirtyGuard,
  useSchemaForm,
} from '@corridor/ui';
import { useMemo } from 'react';
import { ErrorState } from '../../display/ErrorState';
import { ProblemBanner } from '../../display/ProblemBanner';
import { cardsMessages } from '../../messages/cards';
import { useRuntime } from '../../runtime/Runtime';
import { useRecord } from '../../runtime/useRecord';
import { useUpdate } from '../../runtime/useUpdate';
import { useWords } from '../../words/useWords';
import { CardDetailSkeleton } from '../CardDetail/CardDetailSkeleton';
import { limitRows } from '../CardDetail/limitRows';
import { type LeaveRef, useLeave } from '../CardForms/useLeave';
import { useCardKey } from '../display/useCardKey';
import { useCardName } from '../display/useCardName';
import type { CardLimitsFormProps } from './CardLimitsForm';
import { LimitFields } from './LimitFields';
import { limitsSchema } from './schema';
import { type LimitValues, toLimitUpdate, toLimitValues } from './values';

/** Props of `LimitsOfCard`. */
export interface LimitsOfCardProps extends CardLimitsFormProps {
  /** Lets a drawer around it ask before it closes. */
  readonly leave?: LeaveRef;
}

/** The limits of a card to change, once the card is there. */
export function LimitsOfCard({ cardId, ...rest }: LimitsOfCardProps) {
  const { gateway } = useRuntime();
  const record = useRecord(gateway.cards, cardId);
  const { data, error } = record;
  if (error && !data) return <ErrorState error={error} onRetry={() => void record.refresh()} />;
  return data ? <LimitBoxes key={cardId} card={data} {...rest} /> : <CardDetailSkeleton />;
}

type LimitBoxesProps = Omit<LimitsOfCardProps, 'cardId'> & { readonly card: CardDetail };

function LimitBoxes({ card, leave, onSaved, onCancel }: LimitBoxesProps) {
  const { gateway, emit } = useRuntime();
  const say = useWords(cardsMessages);
  const sayKey = useCardKey();
  const nameOf = useCardName();
  const { defaultLimits: defaults } = card;
  const schema = useMemo(() => limitsSchema(defaults), [defaults]);
  const form = useSchemaForm<LimitValues>({ schema, defaultValues: toLimitValues(card.limits, defaults) });
  const guard = useDirtyGuard(form.control);
  useLeave(leave, guard);
  const write = useUpdate(gateway.cards);
  const save = async (values: LimitValues) => {
    const outcome = await write.run(card.id, { limits: toLimitUpdate(values, defaults) });
    if (!outcome.ok) return;
    form.reset(values);
    emit({ type: 'cards.limitsChanged', cardId: card.id, message: say('cards.limits.saved', { card: nameOf(card) }) });
    onSaved?.(outcome.value);
  };
  return (
    <Form form={form} onSubmit={save} describeProblem={sayKey} aria-label={say('cards.limits.editTitle')}>
      <Stack gap={5} style={{ maxInlineSize: 720 }}>
        <FormSummary />
        <ProblemBanner error={write.error} />
        <Text variant="caption" color="muted">
          {say('cards.limits.editHelp')}
        </Text>
        <LimitFields defaults={defaults} rows={limitRows(card)} />
        <Inline gap={3} justify="end">
          {onCancel && <Button onClick={() => guard.leave(onCancel)}>{say('actions.cancel')}</Button>}
          <FormSubmit>{say('cards.limits.save')}</FormSubmit>
        </Inline>
      </Stack>
      <DirtyGuardDialog guard={guard} />
    </Form>
  );
}
