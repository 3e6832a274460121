import { CONNECTORS, type Connector } from '@corridor/core';
import { simulatedRail } from '../concepts/orders/simulatedRail';
import { createTestIssuer } from '../concepts/virtual-accounts/createTestIssuer';
import type { Services } from '../platform/call';
import type { AccountNumberIssuer } from '../platform/ports/AccountNumberIssuer';
import type { Rail } from '../platform/ports/Rail';
import type { RateSource } from '../platform/ports/RateSource';
import { keyedDigest } from '../platform/secrets';
import { type CardVault, createTestVault, TEST_VAULT_KEY } from '../platform/vault';
import { StartError } from './StartError';

/** Connectors to the world outside; one that is not given is simulated where that may be. */
export interface Connectors {
  readonly rail?: Rail | undefined;
  readonly rates?: RateSource | undefined;
  /** Knows card numbers. */
  readonly vault?: CardVault | undefined;
  /** Gives out account numbers for collecting. */
  readonly issuer?: AccountNumberIssuer | undefined;
  /** Asks the bank of a beneficiary's account whom it belongs to. */
  readonly confirmPayee?: Services['confirmPayee'] | undefined;
}

/** Connectors, and what a gateway may do where one is not given. */
export interface Connecting extends Connectors {
  /** Real money: only what `simulate` names may be simulated. */
  readonly production?: boolean | undefined;
  /** Connectors that a production simulates all the same; none unless told. */
  readonly simulate?: readonly Connector[] | undefined;
}

const PORTS: Readonly<Record<Connector, readonly [option: keyof Connectors, what: string]>> = {
  rail: ['rail', 'banks that carry payments and withdrawals out'],
  rates: ['rates', 'a source of exchange rates'],
  vault: ['vault', 'a vault of card numbers'],
  issuer: ['issuer', 'a bank that issues account numbers'],
  payee: ['confirmPayee', "banks that confirm a payee's name"],
};

/** Connectors that a gateway would simulate. */
export function simulatedOf(given: Connectors): Connector[] {
  return CONNECTORS.filter((name) => given[PORTS[name][0]] === undefined);
}

/** A sentence for each connector that a production lacks, each of which says what to do; empty where nothing is missing. */
export function missingConnectors({ production = false, simulate = [], ...given }: Connecting): string[] {
  if (!production) return [];
  return simulatedOf(given)
    .filter((name) => !simulate.includes(name))
    .map((name) => {
      const [option, what] = PORTS[name];
      return `production needs ${what}: set CORRIDOR_SIMULATE to a list with ${name} to simulate that, or give the gateway a connector as its option ${option}`;
    });
}

/** What a gateway reaches the world outside with, and which of it is simulated. @throws StartError for what a production lacks */
export async function connect(
  options: Connecting,
  secretKey: string,
): Promise<Pick<Services, 'rail' | 'rates' | 'vault' | 'issuer' | 'confirmPayee'>> {
  const missing = missingConnectors(options);
  if (missing.length > 0) throw new StartError(missing.join('\n'));
  // Whoever has read the sources knows the key of the demo's numbers.
  const keyOf = async (purpose: string) => (options.production ? keyedDigest({ secretKey }, purpose) : TEST_VAULT_KEY);
  return {
    rail: options.rail ?? simulatedRail,
    rates: options.rates ?? null,
    vault: options.vault ?? createTestVault(await keyOf('simulated vault')),
    issuer: options.issuer ?? createTestIssuer(await keyOf('simulated issuer')),
    confirmPayee: options.confirmPayee ?? (async () => 'unavailable'),
  };
}
