import { AMOUNT_LIMITS, cardModel, cardScheme, cardType } from '@corridor/core';
import { DetailList } from '../../display/DetailList';
import { cardsMessages } from '../../messages/cards';
import { useRuntime } from '../../runtime/Runtime';
import { useFormatters } from '../../runtime/useFormatters';
import { useRecord } from '../../runtime/useRecord';
import { useWords } from '../../words/useWords';
import type { CardApplyState } from './useCardApply';
import { toApplication } from './values';

/** Everything that will be applied for, before it is. */
export function ReviewStep({ state }: { readonly state: CardApplyState }) {
  const say = useWords(cardsMessages);
  const format = useFormatters();
  const { gateway } = useRuntime();
  const { data: merchant } = useRecord(gateway.merchants, state.values.merchantId || null);
  const { bin } = state;
  if (!bin) return null;
  const { holderName, type, model, shared, label, limits = {} } = toApplication(state.values, bin);
  const standard = ` (${say('cards.apply.default')})`;
  const kind = [say(cardType.labelKey(type)), say(cardModel.labelKey(model)), ...(shared ? [say('cards.shared')] : [])];
  const count = limits.maxDailyTransactions;
  return (
    <DetailList
      items={[
        { label: say('cards.apply.merchant'), value: merchant?.name ?? state.values.merchantId },
        { label: say('cards.apply.holder'), value: holderName },
        { label: say('cards.apply.type'), value: kind.join(' · ') },
        {
          label: say('cards.apply.bin'),
          value: `${bin.bin} · ${say(cardScheme.labelKey(bin.scheme))} · ${bin.currency}`,
        },
        ...(label ? [{ label: say('cards.apply.label'), value: label }] : []),
        ...AMOUNT_LIMITS.map((limit) => ({
          label: say(`cards.limits.${limit}`),
          value: `${format.money(limits[limit] ?? bin.defaultLimits[limit])}${limits[limit] ? '' : standard}`,
        })),
        {
          label: say('cards.limits.maxDailyTransactions'),
          value: `${format.count(count ?? bin.defaultLimits.maxDailyTransactions)}${count === undefined ? standard : ''}`,
        },
      ]}
    />
  );
}
