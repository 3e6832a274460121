import { describe, expectTypeOf, it } from 'vitest';
import type { Card, CardDetail } from '../concepts/cards';
import type { Page } from '../resource';
import type { GatewayClient } from './createGatewayClient';

declare const client: GatewayClient;

describe('the typed client', () => {
  it('has a method for each declared verb and no other', () => {
    expectTypeOf(client.cards.page).returns.resolves.toEqualTypeOf<Page<Card>>();
    expectTypeOf(client.cards.get).returns.resolves.toEqualTypeOf<CardDetail>();
    expectTypeOf(client.beneficiaries).not.toHaveProperty('upload');
    expectTypeOf(client.configs).not.toHaveProperty('page');
  });

  it('gives page and export the same filter', () => {
    type FilterOf<F extends (query: never, ...rest: never[]) => unknown> = F extends (
      query: infer Q,
      ...rest: never[]
    ) => unknown
      ? Q extends { filter?: infer Filter }
        ? Filter
        : never
      : never;
    expectTypeOf<FilterOf<typeof client.cards.export>>().toEqualTypeOf<FilterOf<typeof client.cards.page>>();
  });

  it('knows each call by name', () => {
    expectTypeOf(client.cards.callById<'block'>)
      .parameter(2)
      .toEqualTypeOf<{ reason?: string | undefined }>();
    expectTypeOf(client.cards.callById<'updatePin'>)
      .parameter(2)
      .toHaveProperty('secret');
    // @ts-expect-error a call that is not declared does not compile
    void client.cards.callById('c1', 'explode', {});
  });
});
