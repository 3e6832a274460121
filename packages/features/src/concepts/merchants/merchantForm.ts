'use client';

import {
  gender,
  idType,
  isLockedDetail,
  localDateOf,
  type MerchantInput,
  type MerchantUpdate,
  merchantType,
  OPEN_ONBOARDING,
  readMerchant,
  recordOf,
} from '@corridor/core';
import { defineForm } from '../../kit/form/defineForm';
import type { FormSlots } from '../../kit/form/FormSlots';
import { formDrawer } from '../../kit/form/formDrawer';
import { type FormProps, formWidget } from '../../kit/form/formWidget';
import { choice, country, date, fixed, input, oneOf, oneOfSeveral, optional, phone } from '../../kit/form/kinds';
import { lazyPart } from '../../kit/lazyPart';
import { MERCHANT_STEPS } from './merchantFields';
import { merchantList } from './merchantList';

const fields = {
  type: fixed(oneOf(merchantType)),
  'individual.firstName': oneOfSeveral(input()),
  'individual.middleName': optional(input()),
  'individual.lastName': oneOfSeveral(input()),
  'individual.gender': choice(gender),
  'individual.dateOfBirth': date(),
  'corporation.corporationName': input(),
  'corporation.businessScope': input(),
  'corporation.legalPerson': input(),
  'individual.idType': choice(idType),
  'individual.idNumber': input(),
  'individual.issuanceDate': date(),
  'individual.expiresOn': date(),
  'corporation.registrationCode': input(),
  'corporation.vatCode': optional(input()),
  'corporation.registrationDate': date(),
  'corporation.registrationCountry': country(),
  'individual.country': country(),
  'individual.mobileNumber': phone('individual.country'),
  'individual.email': input(),
  'individual.addressLine1': input(),
  'individual.addressLine2': optional(input()),
  'individual.city': input(),
  'individual.postalCode': input(),
  'individual.state': optional(input()),
  'corporation.residenceCountry': country(),
  'corporation.contactName': input(),
  'corporation.companyEmail': input(),
} as const;

type FieldName = keyof typeof fields;

const NAMES = Object.keys(fields).filter(isFieldName);
const { individual, corporation } = merchantType.code;

/** Form of a merchant in steps: who it is, how that is known, how to reach it, and once it is added its documents. */
export const merchantForm = defineForm(merchantList, {
  fields,
  when: whenOfType(),
  steps: MERCHANT_STEPS,
  after: { kind: 'documents', isDue: ({ allowedActions: may }) => may.includes('update') && may.includes('upload') },
  initial: { type: individual },
  valuesOf: (merchant) => merchant,
  check: (values) => {
    const reading = readMerchant(asInput(values.type ?? individual, values), today());
    return reading.ok ? [] : reading.problems;
  },
  locked: ({ status }) =>
    OPEN_ONBOARDING.includes(status) ? [] : NAMES.filter((name) => isLockedDetail(name.split('.').at(-1) ?? name)),
  toCreate: (values) => asInput(values.type, values),
  toUpdate: (values) => asUpdate(values),
});

const slots: FormSlots<typeof merchantForm> = {
  after: lazyPart(async () => (await import('./MerchantForm/DocumentsStep')).DocumentsStep),
};

/** Props of `MerchantForm`; all are optional. */
export type MerchantFormProps = FormProps<typeof merchantForm>;

/** Adds a merchant, a person or a company, or changes one. */
export const MerchantForm = formWidget(merchantForm, slots);

/** The form of a merchant beside the list of merchants. */
export const MerchantFormDrawer = formDrawer(merchantForm, slots);

function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(fields, name);
}

type TypedName = Exclude<FieldName, 'type'>;
type IsAsked = (values: { readonly type: number | null }) => boolean;

/** The details of each type are asked for where the merchant is of that type. */
function whenOfType(): { readonly [Name in TypedName]: IsAsked } {
  const conditions = NAMES.filter((name) => name !== 'type').map((name): [string, IsAsked] => [
    name,
    ({ type }) => type === (name.startsWith('individual.') ? individual : corporation),
  ]);
  // Guarantee: the conditions are those of all names but the type.
  return Object.fromEntries(conditions) as { readonly [Name in TypedName]: IsAsked };
}

/** Details by their part; an empty one is an empty text, which takes an optional value away. */
function partsOf(values: Readonly<Record<string, unknown>>, part: string): object {
  const own = Object.entries(values).filter(([name, value]) => name.startsWith(`${part}.`) && value !== undefined);
  return recordOf(new Map(own.map(([name, value]) => [name, value ?? ''])));
}

/** Guarantee: values are those of the form's fields, which are details of a merchant; rules judge what is missing. */
function asInput(type: MerchantInput['type'], values: Readonly<Record<string, unknown>>): MerchantInput {
  return { type, ...partsOf(values, type === individual ? 'individual' : 'corporation') } as MerchantInput;
}

/** Guarantee: values are those of the form's fields, which are details of a merchant. */
function asUpdate(values: Readonly<Record<string, unknown>>): MerchantUpdate {
  return { ...partsOf(values, 'individual'), ...partsOf(values, 'corporation') };
}

function today(): string {
  return localDateOf(new Date().toISOString(), 'UTC');
}
