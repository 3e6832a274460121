import { normalizeIdentifier } from './normalizeIdentifier';

/** An Australian BSB as it is printed: NNN-NNN. */
export function formatBsb(bsb: string): string {
  return normalizeIdentifier(bsb).replace(/^.{3}(?=.)/, '$&-');
}
