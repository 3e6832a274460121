import {
  CURRENCY_CODES,
  enablement,
  feeDirection,
  type PaymentBatchCheckedRow,
  type PaymentBatchField,
  paymentPurpose,
} from '@corridor/core';
import { Input, Select } from '@corridor/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { RecordCombobox } from '../../../kit/records/RecordCombobox';
import { beneficiariesMessages } from '../../../messages/beneficiaries';

/** Props of `CellEditor`. */
export interface CellEditorProps {
  readonly row: PaymentBatchCheckedRow;
  readonly field: PaymentBatchField;
  /** Its name, and what is wrong. */
  readonly label: string;
  readonly invalid: boolean;
  /** It takes the focus as soon as it is there. */
  readonly focused: boolean;
  readonly onChange: (text: string) => void;
}

const ENABLED = { status: [enablement.code.enabled] };
const ACCOUNTS = new Map(CURRENCY_CODES.map((code) => [code, { currency: [code] }]));

/** The control of a cell: records are searched, codes are chosen, all else is typed. */
export function CellEditor({ row, field, label, invalid, focused, onChange }: CellEditorProps) {
  const t = useMessages(beneficiariesMessages);
  const { text, reading } = row;
  // The cell was pressed to be changed: the focus goes on from the text to its control.
  const look = { size: 'sm', 'aria-label': label, 'aria-invalid': invalid, autoFocus: focused } as const;
  const { payee, account } = reading;
  const editors: Readonly<Partial<Record<PaymentBatchField, () => ReactNode>>> = {
    beneficiary: () => (
      <RecordCombobox
        {...look}
        concept="beneficiaries"
        among={ENABLED}
        placeholder={text.beneficiary}
        value={invalid ? '' : (payee?.id ?? '')}
        onChange={onChange}
      />
    ),
    account: () => (
      <RecordCombobox
        {...look}
        concept="accounts"
        among={payee && ACCOUNTS.get(payee.currency)}
        placeholder={text.account}
        value={invalid ? '' : (account?.id ?? '')}
        onChange={onChange}
      />
    ),
    feeDirection: () => (
      <Select
        {...look}
        placeholder={text.feeDirection}
        options={feeDirection.codes.map((code) => ({ value: code, label: t(feeDirection.labelKey(code)) }))}
        value={reading.ok ? (reading.order.feeDirection ?? '') : feeDirectionIn(text.feeDirection)}
        onChange={onChange}
      />
    ),
    purpose: () => (
      <Select
        {...look}
        clearable
        placeholder={text.purpose}
        options={paymentPurpose.codes.map((code) => ({ value: code, label: t(paymentPurpose.labelKey(code)) }))}
        value={reading.ok ? (reading.order.purpose ?? '') : purposeIn(text.purpose)}
        onChange={onChange}
      />
    ),
  };
  return (
    editors[field]?.() ?? (
      <Input
        {...look}
        align={field === 'amount' ? 'end' : 'start'}
        value={text[field]}
        dir={field === 'amount' ? 'ltr' : 'auto'}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  );
}

const feeDirectionIn = (text: string) => feeDirection.codes.find((code) => code === text) ?? '';
const purposeIn = (text: string) => paymentPurpose.codes.find((code) => code === text) ?? '';
