'use client';

import type { BeneficiaryDetail, BeneficiaryDraft } from '@corridor/core';
import type { HeadingLevel } from '@corridor/ui';
import { useMemo } from 'react';
import { FormOnPage } from '../../../kit/form/FormOnPage';
import type { SavedRecord } from '../../../kit/form/useRecordSave';
import { beneficiaryBody } from './BeneficiaryBody';
import type { FieldCustomization } from './customization';
import { formList } from './formList';
import { toValues } from './values';

/** What a beneficiary form is for: somebody new, a change, or somebody new who starts as a copy. */
export type BeneficiaryFormTarget =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit' | 'duplicate'; readonly beneficiaryId: string };

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
  readonly headingLevel?: HeadingLevel;
}

const SOMEBODY_NEW: BeneficiaryFormTarget = { kind: 'create' };

/** Adds, changes or copies a beneficiary: the fields follow the destination, and identifiers are checked as they are typed. */
export function BeneficiaryForm(props: BeneficiaryFormProps) {
  const { target = SOMEBODY_NEW, initial, fieldCustomization, onSaved, onCancel, headingLevel } = props;
  const begun = useMemo(() => initial && toValues(initial), [initial]);
  const { kind } = target;
  return (
    <FormOnPage
      list={formList}
      body={beneficiaryBody}
      target={target.kind === 'create' ? { kind } : { kind, id: target.beneficiaryId }}
      initial={begun}
      options={{ fieldCustomization }}
      onSaved={(beneficiary) => onSaved?.(asDetail(beneficiary))}
      onCancel={onCancel}
      headingLevel={headingLevel}
    />
  );
}

/** Guarantee: a beneficiary's form saves beneficiaries. */
function asDetail(saved: SavedRecord): BeneficiaryDetail {
  return saved as BeneficiaryDetail;
}
