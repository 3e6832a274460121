'use client';

import { businessType, isShopName, isWebsiteUrl } from '@corridor/core';
import { defineForm } from '../../kit/form/defineForm';
import { formDrawer } from '../../kit/form/formDrawer';
import { type FormProps, formWidget } from '../../kit/form/formWidget';
import { choice, fixed, input, optional, pick } from '../../kit/form/kinds';
import { shopList } from './shopList';

/** Form of a shop: who sells there, under which names, and what. */
export const shopForm = defineForm(shopList, {
  fields: {
    ownerId: fixed(pick('merchants')),
    name: input(isShopName),
    brand: optional(input(isShopName)),
    websiteUrl: optional(input(isWebsiteUrl)),
    businessType: choice(businessType),
  },
  valuesOf: (shop) => shop,
  toCreate: (values) => values,
  toUpdate: (values) => values,
});

/** Props of `ShopForm`; all are optional. */
export type ShopFormProps = FormProps<typeof shopForm>;

/** Adds a shop of a merchant, changes one or copies it. */
export const ShopForm = formWidget(shopForm);

/** The form of a shop beside the list of shops. */
export const ShopFormDrawer = formDrawer(shopForm);
