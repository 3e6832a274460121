import {
  disagreementsOfPaymentBatch,
  isCurrencyCode,
  type PayableRow,
  type PaymentBatchDisagreement,
  type PaymentBatchTrailer,
  totalPaymentBatch,
} from '@corridor/core';
import { Banner, Checkbox, Field, Grid, Input, Stack, Text } from '@corridor/ui';
import { useMemo, useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { useFormatters } from '../../../runtime/useFormatters';

/** Figures that were typed to check a batch by, and what was agreed to of those that its file states. */
export interface Control {
  readonly count: string;
  /** Sums by currency. */
  readonly sums: Readonly<Record<string, string>>;
  /** Disagreements with the file that its user agreed to, as text: another one is asked about anew. */
  readonly agreed: string;
}

/** Control of which nothing was typed. */
export const NO_CONTROL: Control = { count: '', sums: {}, agreed: '' };

/** Control of a batch, compared with what will be paid. */
export interface CheckedControl {
  readonly control: Control;
  readonly onChange: (control: Control) => void;
  /** Disagreements with what the file states, each with its line. */
  readonly stated: readonly StatedDisagreement[];
  /** Disagreements with what was typed. */
  readonly typed: readonly PaymentBatchDisagreement[];
  /** True where nothing disagrees, or all that the file states otherwise was agreed to. */
  readonly isRight: boolean;
}

interface StatedDisagreement extends PaymentBatchDisagreement {
  readonly line: number;
}

/** Holds the control figures of a batch. */
export function useControl() {
  return useState<Control>(NO_CONTROL);
}

/** Compares control figures with the rows that will be paid. */
export function checkControl(
  rows: readonly PayableRow[],
  trailers: readonly PaymentBatchTrailer[],
  [control, onChange]: ReturnType<typeof useControl>,
): CheckedControl {
  const stated = trailers.flatMap(({ line, currency, sum = '', count = '' }) => {
    const code = currency.trim().toUpperCase();
    const figures = { currency: isCurrencyCode(code) ? code : '', sum, count };
    return disagreementsOfPaymentBatch(rows, figures).map((one) => ({ ...one, line }));
  });
  const typed = [
    ...disagreementsOfPaymentBatch(rows, { currency: '', sum: '', count: control.count }),
    ...Object.entries(control.sums).flatMap(([currency, sum]) =>
      disagreementsOfPaymentBatch(rows, { currency, sum, count: '' }),
    ),
  ];
  const isAgreed = stated.length === 0 || control.agreed === JSON.stringify(stated);
  return { control, onChange, stated, typed, isRight: isAgreed && typed.length === 0 };
}

/** Props of `ControlFigures`. */
export interface ControlFiguresProps {
  readonly rows: readonly PayableRow[];
  readonly trailers: readonly PaymentBatchTrailer[];
  readonly checked: CheckedControl;
}

/** What the file states about its payments and what can be typed to check them by, each beside what the payments come to where that is another. */
export function ControlFigures({ rows, trailers, checked }: ControlFiguresProps) {
  const t = useMessages(paymentBatchesMessages);
  const format = useFormatters();
  const currencies = useMemo(() => totalPaymentBatch(rows).map(({ currency }) => currency), [rows]);
  const { control, onChange, stated, typed } = checked;
  if (currencies.length === 0) return null;
  const wrong = (kind: 'sum' | 'count', currency: string) => {
    const found = typed.find((one) => one.kind === kind && one.currency === currency)?.found;
    return found === undefined ? undefined : t('paymentBatches.control.found', { found });
  };
  return (
    <Stack gap={3}>
      {stated.length > 0 && <StatedFigures checked={checked} />}
      {stated.length === 0 && trailers.length > 0 && (
        <Text variant="caption" color="muted">
          {t('paymentBatches.control.agrees', { line: trailers.map(({ line }) => format.count(line)).join(', ') })}
        </Text>
      )}
      <Grid gap={4} minColumnWidth="200px">
        <Field label={t('paymentBatches.control.count')} optional error={wrong('count', '')}>
          <Input
            inputMode="numeric"
            value={control.count}
            onChange={({ target }) => onChange({ ...control, count: target.value })}
          />
        </Field>
        {currencies.map((currency) => (
          <Field
            key={currency}
            label={t('paymentBatches.control.sum', { currency })}
            optional
            error={wrong('sum', currency)}
          >
            <Input
              inputMode="decimal"
              dir="ltr"
              value={control.sums[currency] ?? ''}
              onChange={({ target }) => onChange({ ...control, sums: { ...control.sums, [currency]: target.value } })}
            />
          </Field>
        ))}
      </Grid>
    </Stack>
  );
}

/** Totals of the file that are not what will be paid, and the choice to pay all the same. */
function StatedFigures({ checked: { control, onChange, stated } }: { readonly checked: CheckedControl }) {
  const t = useMessages(paymentBatchesMessages);
  const format = useFormatters();
  const key = JSON.stringify(stated);
  return (
    <Banner tone="warning" title={t('paymentBatches.control.disagrees')}>
      <Stack gap={2}>
        {stated.map((one) => (
          <Text key={`${one.line} ${one.kind}`}>
            {t(`paymentBatches.control.stated.${one.kind}`, {
              line: format.count(one.line),
              stated: one.stated,
              found: one.found,
            })}
          </Text>
        ))}
        <Checkbox
          label={t('paymentBatches.control.agree')}
          checked={control.agreed === key}
          onChange={({ target }) => onChange({ ...control, agreed: target.checked ? key : '' })}
        />
      </Stack>
    </Banner>
  );
}
