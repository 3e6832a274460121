import {
  COUNTRY_CODES,
  type CorporationDetails,
  gender,
  type IndividualDetails,
  idType,
  type MerchantUpdate,
} from '@corridor/core';
import { z } from 'zod';
import { schemaOf } from '../../platform/resource';

// Core's rules say how long and of which form; this only keeps out what no rule could take.
const text = z.string().max(300);
const country = z.enum(COUNTRY_CODES, 'refusals.notACountry');

const individualFields = z.strictObject({
  firstName: text.optional(),
  middleName: text.optional(),
  lastName: text.optional(),
  mobileNumber: text,
  email: text,
  idType: z.enum(idType.codes),
  idNumber: text,
  issuanceDate: text,
  expiresOn: text,
  gender: z.enum(gender.codes),
  dateOfBirth: text,
  addressLine1: text,
  addressLine2: text.optional(),
  city: text,
  postalCode: text,
  state: text.optional(),
  country,
});

const corporationFields = z.strictObject({
  corporationName: text,
  registrationCode: text,
  vatCode: text.optional(),
  registrationDate: text,
  businessScope: text,
  legalPerson: text,
  contactName: text,
  companyEmail: text,
  registrationCountry: country,
  residenceCountry: country,
});

/** What is known of a person. */
export const individual = schemaOf<IndividualDetails>()(individualFields);

/** What is known of a company. */
export const corporation = schemaOf<CorporationDetails>()(corporationFields);

/** Changes of details. */
export const merchantUpdate = schemaOf<MerchantUpdate>()(
  z.strictObject({
    individual: individualFields.partial().optional(),
    corporation: corporationFields.partial().optional(),
  }),
);
