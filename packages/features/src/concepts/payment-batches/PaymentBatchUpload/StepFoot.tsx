import { Button, Inline, Stack, Text } from '@corridor/ui';
import { useId } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { paymentBatchesMessages } from '../../../messages/payment-batches';

/** Props of `StepFoot`. */
export interface StepFootProps {
  readonly label: string;
  /** Why there is no going on; absent where there is. */
  readonly obstacle?: string | undefined;
  /** What is asked is on its way. */
  readonly waiting?: boolean;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** The way back and the way on of a step, with the reason where it may not go on. */
export function StepFoot({ label, obstacle, waiting = false, onBack, onNext }: StepFootProps) {
  const t = useMessages(paymentBatchesMessages);
  const reasonId = useId();
  return (
    <Stack gap={2}>
      <Inline gap={3} justify="end">
        <Button onClick={onBack}>{t('form.back')}</Button>
        <Button
          variant="primary"
          disabled={obstacle !== undefined || waiting}
          aria-describedby={obstacle && reasonId}
          onClick={onNext}
        >
          {label}
        </Button>
      </Inline>
      {obstacle && (
        <Text id={reasonId} variant="caption" color="muted" align="end">
          {obstacle}
        </Text>
      )}
    </Stack>
  );
}
