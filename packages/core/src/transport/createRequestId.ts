/** A fresh request id: `SA`, 3 random digits, epoch milliseconds. Not unique on its own: the gateway pairs it with the caller. @source spec §3 */
export function createRequestId(now: number = Date.now(), random: () => number = Math.random): string {
  const digits = Math.floor(random() * 1000)
    .toString()
    .padStart(3, '0');
  return `SA${digits}${now}`;
}
