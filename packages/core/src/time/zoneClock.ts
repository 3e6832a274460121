/** What the clock and the calendar on the wall of a zone show. */
export interface WallTime {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:mm:ss`. */
  readonly time: string;
}

/**
 * A function that reads a zone's wall clock at an instant, given in milliseconds since 1970.
 *
 * @throws RangeError for an unknown zone
 */
export function zoneClock(zone: string): (instant: number) => WallTime {
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (instant) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    const two = (type: Intl.DateTimeFormatPartTypes) => (parts.get(type) ?? '').padStart(2, '0');
    return {
      date: `${(parts.get('year') ?? '').padStart(4, '0')}-${two('month')}-${two('day')}`,
      time: `${two('hour')}:${two('minute')}:${two('second')}`,
    };
  };
}
