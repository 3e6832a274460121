import type { WireMoney } from '../../money';
import type { EmptyContract } from '../../resource';
import type { CardBin } from '../cards/contract';

/** What the gateway is asked for its configuration with. @source spec §3 */
export interface ConfigsRequest {
  requestId: string;
  /** The fixed test value on a developer's own host; absent elsewhere. @source spec §3 */
  partnerId?: string | undefined;
  /** The fixed operator id of the specification's payload; `CONFIGS_OPERATOR_ID`. */
  operUId: string;
  dtoName: 'getConfigs';
}

/** The operator id that every configuration request carries. @source spec §3 (a fixed value), its text ours */
export const CONFIGS_OPERATOR_ID = 'corridor-operator';

/** What a back office needs to know before its first screen. @source ours */
export interface Configs {
  product: string;
  partnerName: string;
  /** ISO 4217 codes that balances are held in. */
  balanceCurrencies: string[];
  /** The smallest amount that is exchanged, paid, withdrawn or put on a card, of each currency that has a rate. */
  minimumAmounts: WireMoney[];
  cardBins: CardBin[];
  /** Largest file in bytes. */
  maxFileBytes: number;
  locales: string[];
}

/** The configuration resource: one call. @source spec §3 */
export interface ConfigsContract extends EmptyContract {
  verbs: 'call';
  calls: { getConfigs: { input: ConfigsRequest; output: Configs } };
}
