import type { Merchant } from '@corridor/core';
import { Button, Inline } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { merchantsMessages } from '../../../messages/merchants';

const DECISIONS = ['reject', 'requestMore', 'approve'] as const;

/** What a reviewer may decide. */
export type Decision = (typeof DECISIONS)[number];

/** Keys of the decisions and of the way to the next merchant, while the focus is in the review. */
export const DECISION_KEYS = { reject: 'r', requestMore: 'm', approve: 'a', next: 'n' } as const;

/** The decisions that a reader may take on a merchant now. */
export function decisionsFor({ allowedActions }: Merchant): readonly Decision[] {
  return DECISIONS.filter((decision) => allowedActions.includes(decision));
}

/** Props of `DecisionBar`. */
export interface DecisionBarProps {
  readonly decisions: readonly Decision[];
  readonly onDecide: (decision: Decision) => void;
  readonly onNext: () => void;
}

/** Decisions on a merchant and the way to the next, each with its key. */
export function DecisionBar({ decisions, onDecide, onNext }: DecisionBarProps) {
  const t = useMessages(merchantsMessages);
  return (
    <Inline gap={2}>
      <Button
        variant="ghost"
        aria-keyshortcuts={DECISION_KEYS.next}
        title={keyHint(DECISION_KEYS.next)}
        onClick={onNext}
      >
        {t('merchants.review.next')}
      </Button>
      {decisions.map((decision) => (
        <Button
          key={decision}
          variant={decision === 'approve' ? 'primary' : 'secondary'}
          aria-keyshortcuts={DECISION_KEYS[decision]}
          title={keyHint(DECISION_KEYS[decision])}
          onClick={() => onDecide(decision)}
        >
          {t(`merchants.action.${decision}`)}
        </Button>
      ))}
    </Inline>
  );

  function keyHint(key: string): string {
    return t('merchants.review.key', { key: key.toUpperCase() });
  }
}
