import type { BeneficiaryDraft } from './contract';

/** Dotted paths of the values in a record, such as `payee.address.city`. */
type PathsIn<Part> = {
  [Name in keyof Part & string]-?: NonNullable<Part[Name]> extends object
    ? `${Name}.${PathsIn<NonNullable<Part[Name]>>}`
    : Name;
}[keyof Part & string];

/** What is chosen before a destination asks for anything. */
type Chosen = 'bankCountry' | 'currency' | 'paymentMethod' | 'payeeType' | 'accountType';

/** Where a field that a destination asks for stands in the draft, such as `bank.iban`. @source ours */
export type BeneficiaryPath = PathsIn<Omit<BeneficiaryDraft, Chosen>>;
