// Makes a run believe that it is another day: `CORRIDOR_TODAY` is the instant at which its first process begins. That process
// works out how far ahead it is, and hands that and this file on through its environment to every Node process below it.
const { env } = process;

/** Milliseconds by which this run is ahead of the machine; 0 unless `CORRIDOR_TODAY` names an instant. @throws RangeError when it names none */
export const AHEAD = Number(env.CORRIDOR_CLOCK_OFFSET ?? aheadOf(env.CORRIDOR_TODAY));

function aheadOf(today) {
  if (!today) return 0;
  const ahead = Date.parse(today) - Date.now();
  if (Number.isNaN(ahead))
    throw new RangeError(`CORRIDOR_TODAY is an instant such as 2027-02-28T10:00:00Z, not ${today}.`);
  return ahead;
}

/** Shifts the dates of a realm, once; timers stay. It names nothing from outside, since a page gets its text. */
export function shiftDates(ahead) {
  const mark = Symbol.for('corridor.clock');
  if (ahead === 0 || mark in globalThis) return;
  Object.defineProperty(globalThis, mark, { value: ahead });
  const Actual = Date;
  const { now: actualNow, prototype } = Actual;
  const now = () => actualNow() + ahead;
  const Shifted = new Proxy(Actual, {
    apply: () => new Actual(now()).toString(),
    construct: (actual, args, made) => Reflect.construct(actual, args.length === 0 ? [now()] : args, made),
  });
  Actual.now = now;
  prototype.constructor = Shifted;
  globalThis.Date = Shifted;
  const formats = Intl.DateTimeFormat.prototype;
  const { get: formatOf } = Object.getOwnPropertyDescriptor(formats, 'format');
  const { formatToParts } = formats;
  Object.defineProperty(formats, 'format', {
    configurable: true,
    get() {
      const format = formatOf.call(this);
      return (at = now()) => format(at);
    },
  });
  formats.formatToParts = function (at = now()) {
    return formatToParts.call(this, at);
  };
}

// Once more where somebody below has given options of their own.
if (AHEAD !== 0 && !env.NODE_OPTIONS?.includes('clock.mjs')) {
  env.CORRIDOR_CLOCK_OFFSET = String(AHEAD);
  env.NODE_OPTIONS = `${env.NODE_OPTIONS ?? ''} --import=${import.meta.url}`.trim();
}
shiftDates(AHEAD);
