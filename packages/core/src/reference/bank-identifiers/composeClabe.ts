import { weightedSum371 } from './weightedSum371';

/** The CLABE of an account: its first 17 digits and the one that makes the 3-7-1 sum a multiple of ten. */
export function composeClabe(digits: string): string {
  return `${digits}${(10 - weightedSum371(digits)) % 10}`;
}
