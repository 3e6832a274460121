const DAY = 86_400_000;
const MONTH = 30 * DAY;

/** Where the orders of a month of the demo's history begin: in its last four days, of the last month in its last hours. */
export function ordersBeginIn(month: number, now: number): number {
  return now - (month - 1) * MONTH - (month === 1 ? DAY * 0.8 : 4 * DAY);
}

/** When something that takes from one instant to another begins, so that no part of it falls into days of orders: at once, or right before them. */
export function outsideOrders(from: number, to: number, now: number): number {
  const monthOf = (instant: number) => Math.floor((now - instant) / MONTH) + 1;
  const begins = [monthOf(from), monthOf(to)].map((month) => ordersBeginIn(month, now));
  const crossed = begins.find((begin) => to >= begin && from < begin + 4 * DAY);
  return crossed === undefined ? from : crossed - (to - from) - 60_000;
}
