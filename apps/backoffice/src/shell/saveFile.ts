import type { GatewayFile } from '@corridor/core';

/** Hands a file to the browser's downloads. */
export function saveFile(file: GatewayFile): void {
  const address = URL.createObjectURL(file.blob);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = file.name;
  anchor.click();
  // The download has begun by the next turn; the address may go then.
  queueMicrotask(() => URL.revokeObjectURL(address));
}
