import { type Configs, MAX_FILE_BYTES } from '@corridor/core';
import type { Call } from '../call';
import { listBins } from '../cards/listBins';

const BALANCE_CURRENCIES = ['USD', 'EUR', 'MXN', 'BRL'];
const LOCALES = ['en', 'fr', 'zh'];

/** The configuration of the caller's partner. @source spec §3, §9 */
export async function getConfigs(call: Call): Promise<Configs> {
  return {
    product: 'corridor',
    partnerName: call.principal.partnerName,
    balanceCurrencies: BALANCE_CURRENCIES,
    cardBins: await listBins(call),
    maxFileBytes: MAX_FILE_BYTES,
    locales: LOCALES,
  };
}
