import { Banner, Form, FormField, PasswordInput, Stack, Text } from '@corridor/ui';
import type { RefObject } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { ProblemBanner } from '../../../kit/display/ProblemBanner';
import { cardNumberMessages } from '../../../messages/card-number';
import { useFocusOnce } from '../../../runtime/useFocusOnce';
import { useCardKey } from '../display/useCardKey';
import type { CardNumberState } from './useCardNumber';

/** Props of `PasswordForm`. */
export interface PasswordFormProps {
  readonly id: string;
  readonly state: CardNumberState;
  /** Receives the field that has to be filled in. */
  readonly firstRef: RefObject<HTMLInputElement | null>;
}

/** Asks for the reader's own password, and says what showing a number means. */
export function PasswordForm({ id, state, firstRef }: PasswordFormProps) {
  const t = useMessages(cardNumberMessages);
  const translateKey = useCardKey();
  return (
    <Form id={id} form={state.form} onSubmit={state.submit} describeProblem={translateKey}>
      <Stack gap={5}>
        {state.lapsed && <LapsedNotice />}
        <ProblemBanner error={state.write.error} />
        <Text color="muted">{t('cards.number.detail')}</Text>
        <FormField name="password" label={t('cards.number.password')} required>
          {({ value, onChange, ref, ...bound }) => (
            <PasswordInput
              {...bound}
              value={typeof value === 'string' ? value : ''}
              onChange={(event) => onChange(event.target.value)}
              ref={(node) => {
                ref(node);
                firstRef.current = node;
              }}
            />
          )}
        </FormField>
      </Stack>
    </Form>
  );
}

function LapsedNotice() {
  const t = useMessages(cardNumberMessages);
  const notice = useFocusOnce<HTMLDivElement>();
  return (
    <Banner ref={notice} tabIndex={-1} tone="info">
      {t('cards.number.lapsed')}
    </Banner>
  );
}
