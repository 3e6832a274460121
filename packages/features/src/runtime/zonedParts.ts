/** The pieces of an instant as the wall clock of a zone shows them. */
export interface ZonedParts {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:mm:ss`, 24 hours. */
  readonly time: string;
}

/** A function that reads UTC instants on the wall clock of one IANA zone; make it once for a table. @throws RangeError for an unknown zone */
export function zonedPartsReader(zone: string): (instant: string) => ZonedParts {
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
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
    const part = Object.fromEntries(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
    return {
      date: `${part.year?.padStart(4, '0')}-${part.month}-${part.day}`,
      time: `${part.hour}:${part.minute}:${part.second}`,
    };
  };
}
