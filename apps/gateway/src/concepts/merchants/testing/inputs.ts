import type { CorporationDetails, IndividualDetails } from '@corridor/core';

/** A person as tests fill one in, with a space and an empty text to take away. */
export const ada: IndividualDetails = {
  firstName: ' Ada ',
  middleName: '',
  lastName: 'Byron',
  mobileNumber: '+33612345678',
  email: 'Ada@people.example',
  idType: 'passport',
  idNumber: 'P 1234567',
  issuanceDate: '2024-02-29',
  expiresOn: '2099-01-31',
  gender: 'female',
  dateOfBirth: '1990-12-10',
  addressLine1: '1 Rue des Tilleuls',
  city: 'Lyon',
  postalCode: '69001',
  country: 'FR',
};

/** A company as tests fill one in. */
export const company: CorporationDetails = {
  corporationName: 'Beta Maison SARL',
  registrationCode: 'FR-123',
  registrationDate: '2001-05-04',
  businessScope: 'Furniture',
  legalPerson: 'Clara Fontaine',
  contactName: 'Idris Bello',
  companyEmail: 'contact@beta.example',
  registrationCountry: 'FR',
  residenceCountry: 'DE',
};
