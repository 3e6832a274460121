import {
  type CorporationDetails,
  type CountryCode,
  gender,
  type IndividualDetails,
  idType,
  isCountryCode,
  type MerchantInput,
} from '@corridor/core';
import type { Random } from '../../platform/seeding/createRandom';

/** A merchant of the seeded data, as far as its row tells. */
export interface DemoMerchant {
  readonly name: string;
  readonly email: string;
  readonly country: string;
}

const CITIES: readonly (readonly [line: string, city: string, postalCode: string])[] = [
  ['18 Harbour Street', 'Port Alder', '10450'],
  ['7 Rue des Tilleuls', 'Villeneuve', '69100'],
  ['221 Orchard Road', 'Eastvale', '23886'],
  ['Av. Libertad 95', 'San Telmo', '06600'],
];
const SCOPES = [
  'Wholesale of consumer goods and export',
  'Software and cloud services',
  'Food processing and distribution',
  'Design, manufacture and sale of furniture',
];
const PEOPLE = ['Helena Brandt', 'Tomás Quintero', 'Mei Tanaka', 'Idris Bello', 'Clara Fontaine'];

const pad = (number: number) => String(number).padStart(2, '0');
const dateIn = (random: Random, from: number, to: number) =>
  `${random.between(from, to)}-${pad(random.between(1, 12))}-${pad(random.between(1, 28))}`;
const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => String(random.between(0, 9))).join('');

/** Details of a seeded person, whose first word is the given name; dates count back from a year. */
export function demoIndividual({ name, email, country }: DemoMerchant, year: number, random: Random): MerchantInput {
  const [firstName = '', ...rest] = name.includes(' ') ? name.split(' ') : [name.slice(1), name.slice(0, 1)];
  const [addressLine1, city, postalCode] = random.pick(CITIES);
  const individual: IndividualDetails = {
    firstName,
    lastName: rest.join(' '),
    mobileNumber: `+4930${digits(random, 8)}`,
    email,
    idType: random.pick(idType.codes),
    idNumber: `P${digits(random, 8)}`,
    issuanceDate: dateIn(random, year - 6, year - 2),
    expiresOn: dateIn(random, year + 2, year + 6),
    gender: random.pick(gender.codes),
    dateOfBirth: dateIn(random, year - 62, year - 24),
    addressLine1,
    city,
    postalCode,
    country: codeOf(country),
  };
  return { type: 2, individual };
}

/** Details of a seeded company. */
export function demoCorporation({ name, email, country }: DemoMerchant, year: number, random: Random): MerchantInput {
  const corporation: CorporationDetails = {
    corporationName: name,
    registrationCode: `${country}-${digits(random, 8)}`,
    ...(random.chance(0.7) ? { vatCode: `${country}${digits(random, 9)}` } : {}),
    registrationDate: dateIn(random, year - 30, year - 2),
    businessScope: random.pick(SCOPES),
    legalPerson: random.pick(PEOPLE),
    contactName: random.pick(PEOPLE),
    companyEmail: email,
    registrationCountry: codeOf(country),
    residenceCountry: codeOf(country),
  };
  return { type: 1, corporation };
}

function codeOf(country: string): CountryCode {
  if (isCountryCode(country)) return country;
  throw new RangeError('a seeded country is not known');
}
