import { businessType, isShopName, isWebsiteUrl, type ShopInput } from '@corridor/core';
import { describe, expectTypeOf, it } from 'vitest';
import type { shopForm } from '../../concepts/shops/shopForm';
import { shopList } from '../../concepts/shops/shopList';
import { defineForm } from './defineForm';
import type { RecordIn, StartOf } from './FormDeclaration';
import { choice, fixed, flag, input, optional, pick } from './kinds';

const fields = {
  ownerId: fixed(pick('merchants')),
  name: input(isShopName),
  brand: optional(input(isShopName)),
  websiteUrl: input(isWebsiteUrl),
  businessType: choice(businessType),
} as const;

describe('a declared form', () => {
  it('gives what its fields say, and nothing for what is irrelevant', () => {
    void defineForm(shopList, {
      fields,
      when: {
        brand: (values) => {
          expectTypeOf(values.businessType).toEqualTypeOf<ShopInput['businessType'] | null>();
          return values.name !== null;
        },
      },
      valuesOf: (shop) => shop,
      toCreate: (values) => {
        expectTypeOf(values.brand).toEqualTypeOf<string | null | undefined>();
        expectTypeOf(values.businessType).toEqualTypeOf<ShopInput['businessType']>();
        return values;
      },
      toUpdate: (values, shop) => {
        expectTypeOf(values).not.toHaveProperty('ownerId');
        expectTypeOf(shop.ownerName).toEqualTypeOf<string>();
        return values;
      },
    });
  });

  it('knows its record and what it begins with', () => {
    expectTypeOf<RecordIn<typeof shopForm>['ownerName']>().toEqualTypeOf<string>();
    expectTypeOf<StartOf<typeof shopForm>['name']>().toEqualTypeOf<string | null | undefined>();
  });

  it('refuses what the contract does not take', () => {
    // @ts-expect-error a shop has a merchant
    void defineForm(shopList, { fields: { ...fields, ownerId: optional(pick('merchants')) }, toCreate: (v) => v });
    // @ts-expect-error a yes or no is no business type
    void defineForm(shopList, { fields: { ...fields, businessType: flag() }, toCreate: (values) => values });
    const { name: _, ...nameless } = fields;
    // @ts-expect-error the name is missing
    void defineForm(shopList, { fields: nameless, toCreate: (values) => values });
    // @ts-expect-error merchants are picked by name, statements are not
    void pick('statements');
  });

  it('refuses what its fields do not have', () => {
    // @ts-expect-error there is no field `owner`
    void defineForm(shopList, { fields, sections: { overview: ['owner'] } });
    // @ts-expect-error there is no field `owner`
    void defineForm(shopList, { fields, when: { owner: () => true } });
    // @ts-expect-error a record's business type is a number, and the name is a text
    void defineForm(shopList, { fields, valuesOf: (shop) => ({ name: shop.businessType }) });
  });

  it('needs a message for each field, rule and section', () => {
    // @ts-expect-error there is no `shops.field.slogan`
    void defineForm(shopList, { fields: { ...fields, slogan: input() } });
    // @ts-expect-error there is no `shops.rule.businessType`
    void defineForm(shopList, { fields: { businessType: input(isShopName) } });
    // @ts-expect-error there is no `shops.section.identity`
    void defineForm(shopList, { fields, sections: { identity: ['name'] } });
    // @ts-expect-error there is no `shops.step.identity`
    void defineForm(shopList, { fields, steps: { identity: ['name'] } });
  });
});
