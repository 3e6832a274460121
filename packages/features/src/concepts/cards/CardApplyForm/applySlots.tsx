import { AMOUNT_LIMITS, type CardBin, type CardDetail, cardScheme, embossedName } from '@corridor/core';
import { Banner, FormField, Select } from '@corridor/ui';
import type { ReactNode } from 'react';
import type { TranslateAny } from '../../../i18n/plainTranslate';
import { useMessages } from '../../../i18n/useMessages';
import type { DisplayTools } from '../../../kit/columns/Column';
import { ErrorState } from '../../../kit/display/ErrorState';
import type { Draft } from '../../../kit/form/FieldKind';
import type { FormSlots, OwnControlProps } from '../../../kit/form/FormSlots';
import { cardDetailsMessages } from '../../../messages/card-details';
import { cardsMessages } from '../../../messages/cards';
import { LimitFields } from '../CardLimitsForm/LimitFields';
import { type LimitValues, toLimits } from '../CardLimitsForm/values';
import { type applicationForm, offers } from './applicationForm';
import { useBins } from './useBins';

type ApplyFields = NonNullable<(typeof applicationForm)['of']>['fields'];
type ControlProps = OwnControlProps<Draft<ApplyFields>, CardDetail>;

const isBin = (value: unknown): value is CardBin => typeof value === 'object' && value !== null && 'bin' in value;

/** The BINs that offer the chosen type and model. */
function BinControl({ name, label, values }: ControlProps) {
  const t = useMessages(cardDetailsMessages, cardsMessages);
  const bins = useBins().data;
  const offered = (bins ?? []).filter((bin) => offers(bin, values.type, values.model));
  const options = offered.map(({ bin, scheme, currency }) => ({
    value: bin,
    label: `${bin} · ${t(cardScheme.labelKey(scheme))} · ${currency}`,
  }));
  return (
    <>
      {bins && offered.length === 0 && (
        <Banner tone="warning" style={{ gridColumn: '1 / -1' }}>
          {t('cards.form.noBin')}
        </Banner>
      )}
      <FormField name={name} label={label} help={t('cards.help.bin')} required>
        {({ value, onChange, ...bound }) => (
          <Select
            {...bound}
            value={isBin(value) ? value.bin : ''}
            options={options}
            onChange={(chosen) => onChange(offered.find(({ bin }) => bin === chosen) ?? null)}
          />
        )}
      </FormField>
    </>
  );
}

function LimitsControl({ name, values: { bin } }: ControlProps) {
  return bin ? <LimitFields defaults={bin.defaultLimits} prefix={`${name}.`} /> : null;
}

/** Waits for nothing, but stops where the BINs cannot be read: no card is issued without one. */
function BinsOrError({ children }: { readonly children: ReactNode }) {
  const { data, error, refresh } = useBins();
  return error && !data ? <ErrorState error={error} onRetry={() => void refresh()} /> : children;
}

function binLines({ bin, scheme, currency }: CardBin, _values: unknown, { t }: DisplayTools) {
  return [{ label: t('cards.field.bin'), value: `${bin} · ${t(cardScheme.labelKey(scheme))} · ${currency}` }];
}

function limitLines(limits: LimitValues, { bin }: Draft<ApplyFields>, { t, format }: DisplayTools) {
  if (!bin) return [];
  const { defaultLimits: defaults } = bin;
  const lowered = toLimits(limits, defaults);
  const mark = (isLowered: boolean) => (isLowered ? '' : ` (${t('cards.limits.default')})`);
  const { maxDailyTransactions: count } = lowered;
  return [
    ...AMOUNT_LIMITS.map((limit) => ({
      label: t(`cards.limits.${limit}`),
      value: `${format.money(lowered[limit] ?? defaults[limit])}${mark(lowered[limit] !== undefined)}`,
    })),
    {
      label: t('cards.limits.maxDailyTransactions'),
      value: `${format.count(count ?? defaults.maxDailyTransactions)}${mark(count !== undefined)}`,
    },
  ];
}

/** The name as the card will have it, while it is typed. */
function embossedHelp({ holderName }: Draft<ApplyFields>, t: TranslateAny): string | undefined {
  if (!holderName) return undefined;
  const name = embossedName(holderName);
  return name === null ? t('cards.form.notEmbossed') : t('cards.form.embossed', { name });
}

/** What an application asks in its own way: the BIN, and limits below those of the BIN. */
export const applySlots: FormSlots<typeof applicationForm> = {
  own: {
    bin: { Control: BinControl, lines: binLines },
    limits: { Control: LimitsControl, lines: limitLines },
  },
  help: { holderName: embossedHelp },
  around: BinsOrError,
};
