import type { fixtures, Resource, ResourceContract, resources } from '@corridor/core';
import { expectTypeOf, it } from 'vitest';

type Resources = typeof resources;
type ContractOf<R> = R extends Resource<infer C extends ResourceContract> ? C : never;
type Sampled = keyof typeof fixtures;

/** Resources whose sample is no row of their lists. */
type Unlike = {
  [Name in Sampled]: 'page' extends ContractOf<Resources[Name]>['verbs']
    ? (typeof fixtures)[Name] extends ContractOf<Resources[Name]>['row']
      ? never
      : Name
    : never;
}[Sampled];

it('answers every list with rows that are as the contract says', () => {
  expectTypeOf<Unlike>().toBeNever();
});
