import type { GatewayClient, ResourceClient, ResourceContract } from '@corridor/core';

/** Contract whose records are searched by text and have a name. */
interface NamedContract extends ResourceContract {
  row: { id: string; name: string };
  filter: { search: string };
}

type IsNamed<Client> =
  Client extends ResourceClient<infer Contract>
    ? Contract extends NamedContract
      ? 'page' | 'get' extends Contract['verbs']
        ? true
        : false
      : false
    : false;

/** Client property of a concept whose records are picked by name, such as `merchants`; an account is called by its owner and currency, a virtual one or one at a bank by its holder and number, a card by its last digits, a transaction by its other side and reference, a material or collection by who paid how much. An owner of money is the partner itself or one of its merchants. */
export type RecordConcept =
  | 'owners'
  | 'accounts'
  | 'cards'
  | 'collections'
  | 'materials'
  | 'transactions'
  | 'virtualAccounts'
  | 'withdrawalAccounts'
  | {
      [Concept in keyof GatewayClient]: IsNamed<GatewayClient[Concept]> extends true ? Concept : never;
    }[keyof GatewayClient];
