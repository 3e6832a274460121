import { normalizeIdentifier } from './normalizeIdentifier';

/** A British sort code as it is printed: NN-NN-NN. */
export function formatSortCode(sortCode: string): string {
  return normalizeIdentifier(sortCode).replace(/.{2}(?=.)/g, '$&-');
}
