/** Hour, minute and second as they are being typed; null where nothing is yet. */
export interface ClockDraft {
  /** 0 to 23. */
  readonly hour: number | null;
  readonly minute: number | null;
  readonly second: number | null;
  /** Half of the day while there is no hour to tell it from. */
  readonly afternoon: boolean;
}

/** The parts of a time that can be set on their own. */
export type ClockPart = 'hour' | 'minute' | 'second';

const EMPTY: ClockDraft = { hour: null, minute: null, second: null, afternoon: false };

/** Takes `HH:mm:ss` or `HH:mm` apart; all parts are null for anything else. */
export function readClock(time: string): ClockDraft {
  const [, hour, minute, second = '0'] = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(time) ?? [];
  if (hour === undefined) return EMPTY;
  return { hour: Number(hour), minute: Number(minute), second: Number(second), afternoon: Number(hour) >= 12 };
}

const two = (part: number) => String(part).padStart(2, '0');

/** Writes a complete draft as `HH:mm:ss`; empty while a part is missing. Without seconds they are zero. */
export function writeClock({ hour, minute, second }: ClockDraft, seconds: boolean): string {
  const last = seconds ? second : 0;
  return hour === null || minute === null || last === null ? '' : `${two(hour)}:${two(minute)}:${two(last)}`;
}

/** Keeps a time between two others; each may be absent, all are `HH:mm:ss`. */
export function clampClock(time: string, min: string | undefined, max: string | undefined): string {
  if (time && min && time < min) return min;
  return time && max && time > max ? max : time;
}

/** What an hour is called on a clock of 24 or 12 hours. */
export const clockHour = (hour: number, hours: 24 | 12): number => (hours === 24 ? hour : hour % 12 || 12);

/** The hour of the day that a clock of 24 or 12 hours means. */
export const hourOfDay = (hour: number, hours: 24 | 12, afternoon: boolean): number =>
  hours === 24 ? hour : (hour % 12) + (afternoon ? 12 : 0);

/** The draft with another half of the day. */
export const withHalf = (draft: ClockDraft, afternoon: boolean): ClockDraft => ({
  ...draft,
  afternoon,
  hour: draft.hour === null ? null : (draft.hour % 12) + (afternoon ? 12 : 0),
});

/** The draft with one part set. */
export const withPart = (draft: ClockDraft, part: ClockPart, value: number | null): ClockDraft => ({
  ...draft,
  [part]: value,
  ...(part === 'hour' && value !== null && { afternoon: value >= 12 }),
});

/** Smallest and largest figure of a part, as it is shown. */
export function partRange(part: ClockPart, hours: 24 | 12): readonly [number, number] {
  if (part !== 'hour') return [0, 59];
  return hours === 24 ? [0, 23] : [1, 12];
}
