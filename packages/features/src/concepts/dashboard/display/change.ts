import { readWireMoney, type WireMoney } from '@corridor/core';
import type { StatChange } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { dashboardMessages } from '../../../messages/dashboard';
import { useRuntime } from '../../../runtime/Runtime';

/** Tells in words how a figure differs from the one before. */
export function useChange(): (now: bigint, before: bigint, upIsGood?: boolean) => StatChange {
  const t = useMessages(dashboardMessages);
  const { locale } = useRuntime();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return (now, before, upIsGood) => {
    if (now === before) return { direction: 'flat', text: t('dashboard.change.same') };
    const direction = now > before ? 'up' : 'down';
    const good = upIsGood === undefined ? {} : { good: upIsGood === (direction === 'up') };
    if (before === 0n) return { direction, text: t('dashboard.change.none'), ...good };
    // Thousandths of the figure before: exact in integers, and small enough to be a number.
    const share = percent.format(Math.abs(Number(((now - before) * 1000n) / before)) / 1000);
    return { direction, text: t(`dashboard.change.${direction === 'up' ? 'more' : 'less'}`, { share }), ...good };
  };
}

/** Minor units of an amount; zero for one that cannot be read. */
export function minorOf(amount: WireMoney): bigint {
  return readWireMoney(amount)?.minor ?? 0n;
}
