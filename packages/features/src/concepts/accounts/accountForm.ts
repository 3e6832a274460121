'use client';

import { isCurrencyCode, productType } from '@corridor/core';
import { defineForm } from '../../kit/form/defineForm';
import { formDrawer } from '../../kit/form/formDrawer';
import { type FormProps, formWidget } from '../../kit/form/formWidget';
import { currency, fixed, oneOf, pick } from '../../kit/form/kinds';
import { accountList } from './accountList';

const { merchantAccount } = productType.code;

/** Form of an account: the partner's own or of which merchant, and in which currency. */
export const accountForm = defineForm(accountList, {
  fields: {
    productType: fixed(oneOf(productType)),
    ownerId: fixed(pick('merchants')),
    currency: fixed(currency()),
  },
  when: { ownerId: (values) => values.productType === merchantAccount },
  initial: { productType: merchantAccount },
  valuesOf: ({ productType: product, ownerId, currency: code }) => ({
    ...{ productType: product, ownerId },
    ...(isCurrencyCode(code) && { currency: code }),
  }),
  toCreate: ({ ownerId, currency: code }) => ({ ownerId, currency: code }),
});

/** Props of `AccountForm`; all are optional. */
export type AccountFormProps = FormProps<typeof accountForm>;

/** Opens an account of the partner or of a merchant in a currency; one that is open already is answered as it is. */
export const AccountForm = formWidget(accountForm);

/** The form of an account beside the list of accounts. */
export const AccountFormDrawer = formDrawer(accountForm);
