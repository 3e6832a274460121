/**
 * Connectors of a gateway to the world outside, each of which it may simulate: the banks that carry orders out, exchange rates, the
 * vault of card numbers, the issuer of account numbers, and the banks that confirm a payee's name. @source ours
 */
export const CONNECTORS = ['rail', 'rates', 'vault', 'issuer', 'payee'] as const;

/** Name of a connector, as `CORRIDOR_SIMULATE` lists it. @source ours */
export type Connector = (typeof CONNECTORS)[number];

/** Connectors that a comma-separated list names, in the order of `CONNECTORS`; and the names in it that none has. @source ours */
export function readConnectors(text: string): { readonly named: Connector[]; readonly unknown: string[] } {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const known: readonly string[] = CONNECTORS;
  return {
    named: CONNECTORS.filter((name) => names.includes(name)),
    unknown: names.filter((name) => !known.includes(name)),
  };
}
