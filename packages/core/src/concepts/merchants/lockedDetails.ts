import type { CorporationDetails, IndividualDetails } from './contract';

const CONTACT: readonly (keyof IndividualDetails | keyof CorporationDetails)[] = [
  'mobileNumber',
  'email',
  'addressLine1',
  'addressLine2',
  'city',
  'postalCode',
  'state',
  'contactName',
  'companyEmail',
  'businessScope',
];

/** Returns true if a detail stays as it is once a review has approved it: all but how to reach the merchant. @source ours */
export function isLockedDetail(name: string): boolean {
  return !CONTACT.some((open) => open === name);
}
