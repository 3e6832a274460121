import {
  checkBic,
  checkClabe,
  checkCnaps,
  checkIfsc,
  checkInstitutionNumber,
  checkRoutingNumber,
  checkSortCode,
  type IdentifierCheck,
} from '../../reference/bank-identifiers';
import type { CountryCode } from '../../reference/countries';
import type { RoutingCodeType } from './enums';

/** Checks a routing code by the scheme it is said to belong to, and a BIC against the bank's country too. */
export function checkRoutingCode(type: RoutingCodeType, text: string, bankCountry?: CountryCode): IdentifierCheck {
  switch (type) {
    case 'bic_swift':
      return checkBic(text, bankCountry);
    case 'ach_routing_number':
    case 'wire_routing_number':
    case 'aba':
      return checkRoutingNumber(text);
    case 'sort_code':
      return checkSortCode(text);
    case 'institution_no':
      return checkInstitutionNumber(text);
    case 'clabe':
      return checkClabe(text);
    case 'ifsc':
      return checkIfsc(text);
    case 'cnaps':
      return checkCnaps(text);
  }
}
