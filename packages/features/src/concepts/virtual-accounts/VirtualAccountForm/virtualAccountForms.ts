import { isVirtualAccountLabel, nameType, type OfferedVirtualAccount } from '@corridor/core';
import { defineForm } from '../../../kit/form/defineForm';
import { input, oneOf, optional, own, pick } from '../../../kit/form/kinds';
import { virtualAccountList } from '../virtualAccountList';

/** A shop that was chosen for an owner; under another owner it counts as none. */
export interface ChosenShop {
  readonly id: string;
  readonly ownerId: string;
}

interface Chosen {
  readonly ownerId: string | null;
  readonly shopId: ChosenShop | null;
}

/** Form of a new virtual account: whose, in which currency at which bank, under whose name. */
export const virtualAccountForm = defineForm(virtualAccountList, {
  fields: {
    ownerId: pick('owners'),
    offer: own<OfferedVirtualAccount>(),
    shopId: optional(own<ChosenShop>()),
    nameType: oneOf(nameType),
    label: optional(input(isVirtualAccountLabel)),
  },
  when: {
    shopId: ({ ownerId }) => ownerId !== null,
    nameType: (values) => shopOf(values) !== null,
  },
  initial: { nameType: nameType.code.shopName },
  toCreate: ({ ownerId, offer, shopId = null, nameType: shown, label }) => {
    const shop = shopOf({ ownerId, shopId });
    return {
      ownerId,
      currency: offer.currency,
      bankCountry: offer.bankCountry,
      ...(shop && { shopId: shop.id, nameType: shown }),
      ...(label && { label }),
    };
  },
});

/** Form of a virtual account that exists: its label. */
export const virtualAccountLabelForm = defineForm(virtualAccountList, {
  fields: { label: optional(input(isVirtualAccountLabel)) },
  valuesOf: ({ label }) => ({ label }),
  toUpdate: (values) => values,
});

/** The chosen shop, if it is one of the owner. */
export function shopOf({ ownerId, shopId }: Chosen): ChosenShop | null {
  return shopId?.ownerId === ownerId ? shopId : null;
}
