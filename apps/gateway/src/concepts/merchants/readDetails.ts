import { localDateOf, type MerchantInput, readMerchant } from '@corridor/core';
import type { Call } from '../../platform/call';
import { invalid } from '../../platform/refusals/refusals';

/** Details as they are kept. @throws Refusal that names every detail that is wrong or missing */
export function readDetails({ now }: Call, input: MerchantInput): MerchantInput {
  const reading = readMerchant(input, localDateOf(now.toISOString(), 'UTC'));
  if (!reading.ok) throw invalid(reading.problems);
  return reading.input;
}
