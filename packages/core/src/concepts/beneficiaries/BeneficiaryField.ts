import type { PixKeyType } from '../../reference/bank-identifiers';
import type { CountryCode } from '../../reference/countries';
import type { CurrencyCode } from '../../reference/currencies';
import type { AccountNumberType, PayeeType, PaymentMethod, RoutingCodeType } from './enums';

/** What decides which fields a beneficiary needs. `pixKeyType` is CPF until the operator names another. @source ours */
export interface Destination {
  readonly bankCountry: CountryCode;
  readonly currency: CurrencyCode;
  readonly paymentMethod: PaymentMethod;
  readonly payeeType: PayeeType;
  /** Where the payee lives or is seated; the bank's country until that is told. */
  readonly payeeCountry?: CountryCode | undefined;
  readonly accountNumberType?: AccountNumberType | undefined;
  readonly pixKeyType?: PixKeyType | undefined;
}

/**
 * What a text without check digits must be; lengths are in characters, `digitsOrX` may end with the check letter X, `account`
 * is of the signs that SWIFT carries. @source ours
 */
export type PlainRule =
  | { readonly kind: 'email' | 'chineseName' }
  | { readonly kind: 'digits' | 'digitsOrX' | 'account' | 'text' | 'name'; readonly min: number; readonly max: number };

/**
 * A text as SWIFT carries it. `of` are the paths of the texts that are sent in this form: empty, it is their `latinText`, and is
 * asked for only where that cannot be. @source ours
 */
export interface LatinRule {
  readonly kind: 'latin';
  readonly of: readonly string[];
  readonly max: number;
}

/** What a field's text must be, as data that JSON carries. @source ours */
export type FieldRule =
  | { readonly kind: 'routingCode'; readonly type: RoutingCodeType }
  | { readonly kind: 'iban' | 'bsb' | 'transitNumber' | 'cpf' | 'cnpj' }
  | { readonly kind: 'pixKey'; readonly type: PixKeyType }
  | LatinRule
  | PlainRule;

/** One choice of a select field: the wire code and the message key of its label. */
export interface FieldOption {
  readonly value: string | number;
  readonly labelKey: string;
}

/**
 * One field of a beneficiary form as data. The gateway serves such lists; core's are the fallback. A form renders a field
 * that it does not know as text. @source ours
 */
export interface BeneficiaryField<Path extends string = string> {
  /** Where the value stands in the payload, such as `bank.iban`. */
  readonly path: Path;
  readonly labelKey: string;
  readonly type: 'text' | 'select' | 'country' | 'email';
  readonly required: boolean;
  /** A group of fields of which at least one has to be filled in. */
  readonly oneOf?: string | undefined;
  readonly rule?: FieldRule | undefined;
  /** A well-formed value to show; never somebody's account. */
  readonly example?: string | undefined;
  readonly options?: readonly FieldOption[] | undefined;
  /** True if another value calls for another list of fields. */
  readonly refresh?: boolean | undefined;
}
