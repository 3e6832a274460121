import type { GatewayError } from '@corridor/core';
import { MISTAKE_LINES } from './mistakeLines';

const said = new Set<string>();

/** Says in the console what the engineer of the page did wrong and what helps, once per mistake. */
export function warnOfMistake({ mistake, params, cause }: GatewayError): void {
  if (mistake === undefined) return;
  const line = `[corridor] ${MISTAKE_LINES[mistake]({ ...params, cause })}`;
  if (said.has(line)) return;
  said.add(line);
  console.warn(line);
}
