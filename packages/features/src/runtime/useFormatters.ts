import { instantFormatter, moneyFormatter, readWireMoney, type WireMoney } from '@corridor/core';
import { useRuntime } from './Runtime';

/** Writes amounts, times and counts as the operator reads them: locale and zone of the provider. @source spec §9 */
export interface Formatters {
  /** The figure alone, such as `1,234.50`; the currency stands beside it. A malformed amount shows as it came. */
  amount(money: WireMoney): string;
  /** Figure and currency code, such as `1,234.50 USD`: after the figure in every language. */
  money(money: WireMoney): string;
  /** `YYYY-MM-DD` in the provider's zone. */
  date(instant: string): string;
  /** `YYYY-MM-DD HH:mm` in the provider's zone, as lists show it. */
  minute(instant: string): string;
  /** `YYYY-MM-DD HH:mm:ss` in the provider's zone. */
  dateTime(instant: string): string;
  /** The same instant with its zone named, and in UTC: what a tooltip says. */
  instantTitle(instant: string): string;
  /** A rate with all its decimals, such as `0.910235`; a text that is none shows as it came. */
  rate(text: string): string;
  count(value: number): string;
  /** How long so many milliseconds are, in the unit that says it best: `5 minutes`, `3 hours`, from two days on `3 days`. */
  span(milliseconds: number): string;
  /** Expiry `YYYY-MM` as `MM/YY`, the way it stands on a card. */
  expiry(month: string): string;
  /** IANA zone of the provider. */
  readonly zone: string;
}

/** A minus as wide as the figures; the hyphen that most locales write is a third of it. */
const MINUS = '\u2212';

/** Characters of the seconds at the end of a time. */
const SECONDS = ':00'.length;

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
  const rates = new Intl.NumberFormat(locale, { maximumFractionDigits: 20, useGrouping: false });
  const counts = new Intl.NumberFormat(locale);
  const date = instantFormatter('date', zone);
  const dateTime = instantFormatter('datetime', zone);
  const utc = instantFormatter('datetime', 'UTC');
  const written = (wire: WireMoney, write: typeof figure) => {
    const value = readWireMoney(wire);
    return value ? write(value).replace('-', MINUS) : wire.amount;
  };
  return {
    zone,
    amount: (wire) => written(wire, figure),
    money: (wire) => `${written(wire, figure)}\u00a0${wire.currency}`,
    rate: (text) => (/^\d+(\.\d+)?$/.test(text) ? rates.format(text as `${number}`) : text),
    date,
    minute: (instant) => dateTime(instant).slice(0, -SECONDS),
    dateTime,
    instantTitle: (instant) => `${dateTime(instant)} ${zone} · ${utc(instant)} UTC`,
    count: (value) => counts.format(value).replaceAll('\u202f', '\u00a0'),
    span: (milliseconds) => spanOf(milliseconds, locale),
    expiry: (month) => month.replace(/^\d\d(\d\d)-(\d\d)$/, '$2/$1'),
  };
}

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

function spanOf(milliseconds: number, locale: string): string {
  const isShorter = (than: number) => milliseconds < than;
  const [unit, size] = isShorter(HOUR)
    ? (['minute', MINUTE] as const)
    : isShorter(2 * DAY)
      ? (['hour', HOUR] as const)
      : (['day', DAY] as const);
  const write = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return write.format(Math.max(1, Math.round(milliseconds / size)));
}
