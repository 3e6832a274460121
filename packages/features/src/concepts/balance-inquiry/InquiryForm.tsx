import { CARD_NUMBER_MAX_LENGTH, type CardSession, EXPIRY_MAX_LENGTH, type GatewayError } from '@corridor/core';
import {
  Form,
  FormField,
  FormSubmit,
  Heading,
  type HeadingLevel,
  Input,
  Stack,
  Text,
  useSchemaForm,
} from '@corridor/ui';
import { useCallback, useState } from 'react';
import { useTranslator } from '../../i18n/I18nProvider';
import { ProblemBanner } from '../../kit/display/ProblemBanner';
import { asGatewayError } from '../../runtime/createReporter';
import { useRuntime } from '../../runtime/Runtime';
import { type InquiryTexts, inquiryProblems, toInquiry } from './inquiryValues';

/** Props of `InquiryForm`. */
export interface InquiryFormProps {
  readonly headingLevel: HeadingLevel;
  readonly onOpened: (session: CardSession) => void;
}

// With a space after every four digits.
const LONGEST_NUMBER = CARD_NUMBER_MAX_LENGTH + Math.floor(CARD_NUMBER_MAX_LENGTH / 4);

const EMPTY: InquiryTexts = { cardNumber: '', expiry: '' };
const loadSchema = async () => (await import('../../kit/form/formSchema')).formSchema(inquiryProblems);

/** Asks for the card's number and expiry, and opens an inquiry. */
export function InquiryForm({ headingLevel, onOpened }: InquiryFormProps) {
  const t = useTranslator();
  const { gateway } = useRuntime();
  const [failure, setFailure] = useState<GatewayError>();
  const form = useSchemaForm<InquiryTexts>({ schema: loadSchema, defaultValues: EMPTY });
  const translateProblem = useCallback((problem: string) => t(problem), [t]);
  const open = async (texts: InquiryTexts) => {
    setFailure(undefined);
    try {
      const session = await gateway.balanceInquiry.open(toInquiry(texts));
      form.reset(EMPTY);
      onOpened(session);
    } catch (reason) {
      const error = asGatewayError(reason);
      if (error.kind === 'not-found') form.setError('cardNumber', { message: 'balanceInquiry.unknown' });
      else setFailure(error);
    }
  };
  return (
    <Form form={form} onSubmit={open} describeProblem={translateProblem} aria-label={t('balanceInquiry.title')}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={headingLevel} tabIndex={-1}>
            {t('balanceInquiry.title')}
          </Heading>
          <Text color="muted">{t('balanceInquiry.help')}</Text>
        </Stack>
        <ProblemBanner error={failure} />
        <FormField name="cardNumber" label={t('balanceInquiry.cardNumber')} required>
          <Input inputMode="numeric" autoComplete="cc-number" maxLength={LONGEST_NUMBER} />
        </FormField>
        <FormField name="expiry" label={t('balanceInquiry.expiry')} help={t('balanceInquiry.expiry.help')} required>
          <Input inputMode="numeric" autoComplete="cc-exp" maxLength={EXPIRY_MAX_LENGTH} />
        </FormField>
        <FormSubmit>{t('balanceInquiry.submit')}</FormSubmit>
      </Stack>
    </Form>
  );
}
