import { BALANCE_CURRENCIES, type Configs, MAX_FILE_BYTES, minimumAmount, toWireMoney } from '@corridor/core';
import type { Call } from '../../platform/call';
import { currencyOf } from '../../platform/money';
import { listBins } from '../cards/listBins';
import { listRates } from '../exchange-quotes';

const LOCALES = ['en', 'fr', 'zh'];

/** The configuration of the caller's partner. @source spec §3, §9 */
export async function getConfigs(call: Call): Promise<Configs> {
  return {
    product: 'corridor',
    partnerName: call.principal.partnerName,
    balanceCurrencies: [...BALANCE_CURRENCIES],
    minimumAmounts: (await listRates(call)).map(({ currency }) => toWireMoney(minimumAmount(currencyOf(currency)))),
    cardBins: await listBins(call),
    maxFileBytes: MAX_FILE_BYTES,
    locales: LOCALES,
  };
}
