import type { GatewayClient, ResourceClient, ResourceContract } from '@corridor/core';

/** Contract of a resource that is listed: its rows have ids. */
export interface ListedContract extends ResourceContract {
  row: { id: string };
}

/** Contract of a client property of the gateway. */
export type ContractOf<Concept extends keyof GatewayClient> =
  GatewayClient[Concept] extends ResourceClient<infer Contract> ? Contract : never;

/** Client property of a concept that is listed, such as `shops`. */
export type ListConcept = {
  [Concept in keyof GatewayClient]: ContractOf<Concept> extends infer Contract
    ? Contract extends ListedContract
      ? 'page' extends Contract['verbs']
        ? Concept
        : never
      : never
    : never;
}[keyof GatewayClient];
