'use client';

import type { BeneficiaryDetail, BeneficiaryDraft } from '@corridor/core';
import { Button, FormSubmit, Heading, Inline, Stack } from '@corridor/ui';
import { useMemo } from 'react';
import { ErrorState } from '../../display/ErrorState';
import { bankIdentifiersMessages } from '../../messages/bank-identifiers';
import { beneficiariesMessages } from '../../messages/beneficiaries';
import { WidgetFrame } from '../../runtime/WidgetFrame';
import { useWords } from '../../words/useWords';
import { BeneficiaryFormBody } from './BeneficiaryFormBody';
import type { FieldCustomization } from './customization';
import { FormSkeleton } from './FormSkeleton';
import type { BeneficiaryFormTarget } from './target';
import { type BeneficiaryFormOptions, useBeneficiaryForm } from './useBeneficiaryForm';
import { useFormStart } from './useFormStart';
import { toValues } from './values';

/** Props of `BeneficiaryForm`. */
export interface BeneficiaryFormProps {
  /** Somebody new unless told: `{ kind: 'edit' | 'duplicate', beneficiaryId }`. */
  readonly target?: BeneficiaryFormTarget;
  /** What somebody new starts with. */
  readonly initial?: BeneficiaryDraft;
  /** What you hide, fix, call otherwise or explain, by path. */
  readonly fieldCustomization?: FieldCustomization;
  readonly onSaved?: (beneficiary: BeneficiaryDetail) => void;
  /** Offers a way out, after a question where something would be lost. */
  readonly onCancel?: () => void;
  /** Level of its heading in your page. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | 4;
}

const WORDS = [beneficiariesMessages, bankIdentifiersMessages];
const SOMEBODY_NEW: BeneficiaryFormTarget = { kind: 'create' };

/** Adds, changes or copies a beneficiary: the fields follow the destination, and identifiers are checked as they are typed. */
export function BeneficiaryForm(props: BeneficiaryFormProps) {
  return (
    <WidgetFrame words={WORDS}>
      <BeneficiaryFormPage {...props} />
    </WidgetFrame>
  );
}

function BeneficiaryFormPage(props: BeneficiaryFormProps) {
  const { target = SOMEBODY_NEW, initial, fieldCustomization, onSaved, onCancel, headingLevel = 2 } = props;
  const say = useWords(beneficiariesMessages);
  const given = useMemo(() => initial && toValues(initial), [initial]);
  const start = useFormStart(target, given);
  const saved = (beneficiary: BeneficiaryDetail) => onSaved?.(beneficiary);
  return (
    <Stack gap={6} style={{ maxInlineSize: 720 }}>
      <Heading level={headingLevel}>{say(`beneficiaries.form.${target.kind}`)}</Heading>
      {start.error && <ErrorState error={start.error} onRetry={start.retry} />}
      {!start.error && !start.values && <FormSkeleton />}
      {start.values && (
        <FilledForm
          key={JSON.stringify(target)}
          target={target}
          initial={start.values}
          fieldCustomization={fieldCustomization}
          onSaved={saved}
          onCancel={onCancel}
        />
      )}
    </Stack>
  );
}

type FilledFormProps = BeneficiaryFormOptions & { readonly onCancel: (() => void) | undefined };

function FilledForm({ onCancel, ...options }: FilledFormProps) {
  const say = useWords(beneficiariesMessages);
  const state = useBeneficiaryForm(options);
  const isChange = options.target.kind === 'edit';
  return (
    <BeneficiaryFormBody state={state}>
      <Inline gap={3} justify="end">
        {onCancel && <Button onClick={() => state.guard.leave(onCancel)}>{say('actions.cancel')}</Button>}
        <FormSubmit>{say(isChange ? 'beneficiaries.form.saveChanges' : 'beneficiaries.form.save')}</FormSubmit>
      </Inline>
    </BeneficiaryFormBody>
  );
}
