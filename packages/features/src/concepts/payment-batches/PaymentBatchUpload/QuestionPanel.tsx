import {
  PAYMENT_BATCH_FIELDS,
  type PaymentBatchCheckedRow,
  type PaymentBatchChoice,
  type PaymentBatchQuestion,
} from '@corridor/core';
import { Banner, Button, Checkbox, Inline, Stack, Text } from '@corridor/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { useFormatters } from '../../../runtime/useFormatters';
import { type BatchDraft, rowsLike } from './useBatchDraft';
import { useRowWords } from './useRowWords';

/** Props of `QuestionPanel`. */
export interface QuestionPanelProps {
  readonly draft: Pick<BatchDraft, 'rows' | 'answer' | 'undo' | 'include'>;
}

interface Asked {
  readonly row: PaymentBatchCheckedRow;
  readonly question: PaymentBatchQuestion;
}

/** One question after the other about rows that may mean something else than they seem, each with its answers; the last one can be taken back. */
export function QuestionPanel({ draft }: QuestionPanelProps) {
  const t = useMessages(paymentBatchesMessages);
  const place = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [answered, setAnswered] = useState<readonly number[]>([]);
  const asked = draft.rows.flatMap((row): Asked[] =>
    row.excluded || row.reading.ok ? [] : row.reading.questions.map((question) => ({ row, question })),
  );
  const current = asked[at % Math.max(1, asked.length)];
  // What was pressed goes with its question: the focus stays in the panel, so that the next one is read.
  const settle = (rows: readonly number[]) => {
    setAnswered(rows);
    place.current?.focus();
  };
  if (!current && answered.length === 0) return null;
  const takeBack = () => {
    draft.undo(answered);
    for (const row of answered) draft.include(row, true);
    settle([]);
  };
  const undo = answered.length > 0 && <UndoButton onClick={takeBack} />;
  return (
    <Stack
      ref={place}
      gap={0}
      tabIndex={-1}
      role="group"
      aria-label={t('paymentBatches.question.panel')}
      style={{ outline: 'none' }}
    >
      {current ? (
        <Question
          key={`${current.row.number} ${current.question.kind}`}
          asked={current}
          place={{ at: (at % asked.length) + 1, count: asked.length }}
          rows={draft.rows}
          undo={undo}
          onAnswer={(rows, choice) => {
            draft.answer(rows, current.question, choice);
            settle(rows);
          }}
          onLeaveOut={() => {
            draft.include(current.row.number, false);
            settle([current.row.number]);
          }}
          onNext={() => setAt((at + 1) % asked.length)}
        />
      ) : (
        <Banner tone="success" actions={undo}>
          {t('paymentBatches.question.done')}
        </Banner>
      )}
    </Stack>
  );
}

function UndoButton({ onClick }: { readonly onClick: () => void }) {
  const t = useMessages(paymentBatchesMessages);
  return (
    <Button size="sm" variant="ghost" onClick={onClick}>
      {t('paymentBatches.question.undo')}
    </Button>
  );
}

interface QuestionProps {
  readonly asked: Asked;
  readonly place: { readonly at: number; readonly count: number };
  readonly rows: readonly PaymentBatchCheckedRow[];
  readonly undo: ReactNode;
  readonly onAnswer: (rows: readonly number[], choice: PaymentBatchChoice) => void;
  readonly onLeaveOut: () => void;
  readonly onNext: () => void;
}

function Question({ asked: { row, question }, place, rows, undo, onAnswer, onLeaveOut, onNext }: QuestionProps) {
  const t = useMessages(paymentBatchesMessages);
  const format = useFormatters();
  const words = useRowWords();
  const [isForAll, setForAll] = useState(false);
  const [first] = question.choices;
  const alike = first ? rowsLike(rows, question, first).length : 1;
  return (
    <Banner
      tone="warning"
      title={t('paymentBatches.question.title', {
        at: format.count(place.at),
        count: format.count(place.count),
        row: format.count(row.number),
        line: format.count(row.line),
      })}
    >
      <Stack gap={3}>
        <Text>{words.question(question, row)}</Text>
        <RowAsRead row={row} />
        {alike > 1 && (
          <Checkbox
            label={t('paymentBatches.question.alike', { shown: format.count(alike) })}
            checked={isForAll}
            onChange={({ target }) => setForAll(target.checked)}
          />
        )}
        <Inline gap={2}>
          {question.choices.map((choice) => (
            <Button
              key={words.choice(choice)}
              size="sm"
              variant="primary"
              onClick={() => onAnswer(isForAll ? rowsLike(rows, question, choice) : [row.number], choice)}
            >
              <bdi>{words.choice(choice)}</bdi>
            </Button>
          ))}
          <Button size="sm" onClick={onLeaveOut}>
            {t('paymentBatches.question.leaveOut')}
          </Button>
          {place.count > 1 && (
            <Button size="sm" variant="ghost" onClick={onNext}>
              {t('paymentBatches.question.next')}
            </Button>
          )}
          {undo}
        </Inline>
      </Stack>
    </Banner>
  );
}

/** The texts of a row, as its line was read. */
function RowAsRead({ row: { text, line } }: { readonly row: PaymentBatchCheckedRow }) {
  const t = useMessages(paymentBatchesMessages);
  const format = useFormatters();
  return (
    <Text variant="caption" color="muted" style={{ overflowWrap: 'anywhere' }}>
      {PAYMENT_BATCH_FIELDS.filter((field) => text[field] !== '').map((field) => (
        <span key={field}>
          {t(`paymentBatches.field.${field}`)}: <bdi>{text[field]}</bdi>
          {' · '}
        </span>
      ))}
      {t('paymentBatches.question.line', { line: format.count(line) })}
    </Text>
  );
}
