import { localDateOf, type MerchantInput, readMerchant } from '@corridor/core';
import { invalid } from '../app/refusals';
import type { Call } from '../call';

/** Details as they are kept. @throws Refusal that names every detail that is wrong or missing */
export function readDetails({ now }: Call, input: MerchantInput): MerchantInput {
  const reading = readMerchant(input, localDateOf(now.toISOString(), 'UTC'));
  if (!reading.ok) throw invalid(reading.problems);
  return reading.input;
}
