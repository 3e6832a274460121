/** Milliseconds from now until a Wednesday's hour in UTC: exchanges settle on working days until the cut-off at 17:00. */
export function untilWednesday(now: Date, hour: number): number {
  const days = (3 - now.getUTCDay() + 7) % 7 || 7;
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, hour) - now.getTime();
}
