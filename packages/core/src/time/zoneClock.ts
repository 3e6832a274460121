/** What the clock and the calendar on the wall of a zone show. */
export interface WallTime {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:mm:ss`. */
  readonly time: string;
}

const HOUR = 3_600_000;
// Years 1970 to 2096: there a zone changes its offset at most once within an hour.
const LAST = 4_000_000_000_000;

const UTC = /^(Etc\/)?UTC$/;

/**
 * A function that reads a zone's wall clock at an instant, given in milliseconds since 1970.
 *
 * @throws RangeError for an unknown zone
 */
export function zoneClock(zone: string): (instant: number) => WallTime {
  const isUtc = UTC.test(zone);
  let calendar = isUtc ? undefined : calendarClock(zone);
  const read = (instant: number) => {
    // To make a calendar takes the platform long, and in UTC hardly any instant needs one.
    calendar ??= calendarClock(zone);
    return calendar(instant);
  };
  const offsetAt = (instant: number) => {
    if (isUtc) return 0;
    const { date, time } = read(instant);
    return Date.parse(`${date}T${time}Z`) - instant;
  };
  let known = { hour: Number.NaN, offset: 0, isSteady: false };
  return (instant) => {
    const hour = Math.floor(instant / HOUR) * HOUR;
    if (hour !== known.hour && hour >= 0 && hour < LAST) {
      const offset = offsetAt(hour);
      known = { hour, offset, isSteady: offset === offsetAt(hour + HOUR) };
    }
    // The calendar of the platform takes a hundred times as long as an addition, and tables ask for one hour after the other.
    if (hour !== known.hour || !known.isSteady) return read(instant);
    const wall = new Date(instant + known.offset).toISOString();
    return { date: wall.slice(0, 10), time: wall.slice(11, 19) };
  };
}

function calendarClock(zone: string): (instant: number) => WallTime {
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
