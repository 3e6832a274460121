import { instantFormatter, moneyFormatter, readWireMoney, type WireMoney } from '@corridor/core';
import { useRuntime } from './Runtime';

/** Writes amounts, times and counts as the operator reads them: locale and zone of the provider. @source spec §9 */
export interface Formatters {
  /** The figure alone, such as `1,234.50`; the currency stands beside it. A malformed amount shows as it came. */
  amount(money: WireMoney): string;
  /** Figure and currency code, such as `USD 1,234.50`. */
  money(money: WireMoney): string;
  /** `YYYY-MM-DD` in the provider's zone. */
  date(instant: string): string;
  /** `YYYY-MM-DD HH:mm:ss` in the provider's zone. */
  dateTime(instant: string): string;
  /** The same instant with its zone named, and in UTC: what a tooltip says. */
  instantTitle(instant: string): string;
  count(value: number): string;
  /** Expiry `YYYY-MM` as `MM/YY`, the way it stands on a card. */
  expiry(month: string): string;
  /** IANA zone of the provider. */
  readonly zone: string;
}

/** Formatters by locale and zone: every cell of a table asks for the same. */
const made = new Map<string, Formatters>();

/** The formatters of the provider around this widget. */
export function useFormatters(): Formatters {
  const { locale, timezone } = useRuntime();
  const key = `${locale} ${timezone}`;
  const known = made.get(key) ?? createFormatters(locale, timezone);
  made.set(key, known);
  return known;
}

/** Makes formatters of one locale and zone. */
export function createFormatters(locale: string, zone: string): Formatters {
  const figure = moneyFormatter({ locale, display: 'none' });
  const withCode = moneyFormatter({ locale });
  const counts = new Intl.NumberFormat(locale);
  const date = instantFormatter('date', zone);
  const dateTime = instantFormatter('datetime', zone);
  const utc = instantFormatter('datetime', 'UTC');
  const written = (wire: WireMoney, write: typeof figure) => {
    const value = readWireMoney(wire);
    return value ? write(value) : wire.amount;
  };
  return {
    zone,
    amount: (wire) => written(wire, figure),
    money: (wire) => written(wire, withCode),
    date,
    dateTime,
    instantTitle: (instant) => `${dateTime(instant)} ${zone} · ${utc(instant)} UTC`,
    count: (value) => counts.format(value),
    expiry: (month) => month.replace(/^\d\d(\d\d)-(\d\d)$/, '$2/$1'),
  };
}
