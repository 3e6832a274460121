import { hasAnswers, needsAttention, type PaymentBatchTrailer } from '@corridor/core';
import { Stack, Text } from '@corridor/ui';
import { type KeyboardEvent, useRef } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { ErrorState } from '../../../kit/display/ErrorState';
import { FormSkeleton } from '../../../kit/form/FormSkeleton';
import { TicketHeading } from '../../../kit/ticket/TicketHeading';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { useFocusOnce } from '../../../runtime/useFocusOnce';
import { useFormatters } from '../../../runtime/useFormatters';
import { CheckTable } from './CheckTable';
import { CheckToolbar } from './CheckToolbar';
import { ControlFigures, checkControl, type useControl } from './ControlFigures';
import { focusNextProblem } from './focusNextProblem';
import { QuestionPanel } from './QuestionPanel';
import { ShortageBanner } from './ShortageBanner';
import { StepFoot } from './StepFoot';
import { TotalsTable } from './TotalsTable';
import { type BatchDraft, payableOf } from './useBatchDraft';
import { useNarrowing } from './useNarrowing';

/** Props of `CheckStep`. */
export interface CheckStepProps {
  readonly draft: BatchDraft;
  /** Totals that the file states. */
  readonly trailers: readonly PaymentBatchTrailer[];
  readonly control: ReturnType<typeof useControl>;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** The third step, once it is known what the rows may mean. */
export function CheckStep(props: CheckStepProps) {
  const { book } = props.draft;
  if (book.error && !book.data) return <ErrorState error={book.error} onRetry={() => void book.refresh()} />;
  return book.data ? <Checks {...props} /> : <FormSkeleton />;
}

/** Every row with what is wrong with it, fixed in place, and what all come to. */
function Checks({ draft, trailers, control, onBack, onNext }: CheckStepProps) {
  const t = useMessages(paymentBatchesMessages);
  const frame = useRef<HTMLDivElement>(null);
  const { rows, book } = draft;
  const { narrowed, shown, showWrong, showAll } = useNarrowing(rows);
  const wrong = rows.filter(needsAttention).length;
  const payable = payableOf(rows);
  const checked = checkControl(payable, trailers, control);
  const goToNext = () => {
    if (!narrowed) showWrong();
    focusNextProblem(frame);
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'F8') return;
    event.preventDefault();
    goToNext();
  };
  const isExplained = narrowed || rows.some((row) => !row.reading.ok || row.excluded || hasAnswers(row.answers));
  const tools = { total: rows.length, wrong, narrowed, onAll: showAll, onWrong: showWrong, onNext: goToNext };
  const obstacle =
    wrong > 0
      ? 'check.blocked'
      : payable.length === 0
        ? 'check.nothing'
        : checked.isRight
          ? undefined
          : 'control.blocked';
  return (
    <Stack gap={4} onKeyDown={pressed}>
      <CheckHeading wrong={wrong} ready={payable.length} />
      <QuestionPanel draft={draft} />
      <CheckTable
        ref={frame}
        rows={shown}
        draft={draft}
        explained={isExplained}
        toolbar={<CheckToolbar {...tools} />}
      />
      <ShortageBanner rows={payable} />
      <TotalsTable rows={payable} />
      <ControlFigures rows={payable} trailers={trailers} checked={checked} />
      <StepFoot
        label={t('form.review')}
        obstacle={obstacle && t(`paymentBatches.${obstacle}`)}
        waiting={book.refreshing}
        onBack={onBack}
        onNext={onNext}
      />
    </Stack>
  );
}

/** How many rows need attention, or how many payments are ready. */
function CheckHeading({ wrong, ready }: { readonly wrong: number; readonly ready: number }) {
  const t = useMessages(paymentBatchesMessages);
  const format = useFormatters();
  const heading = useFocusOnce<HTMLElement>();
  return (
    <Stack gap={1}>
      <TicketHeading ref={heading}>{t('paymentBatches.check.title')}</TicketHeading>
      <Text role="status" color={wrong > 0 ? 'danger' : 'muted'}>
        {wrong > 0
          ? t('paymentBatches.check.attention', { count: wrong, shown: format.count(wrong) })
          : t('paymentBatches.check.ready', { count: ready, shown: format.count(ready) })}
      </Text>
    </Stack>
  );
}
