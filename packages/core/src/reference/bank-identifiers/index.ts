export { type BicProblem, type BicWarning, checkBic } from './checkBic';
export { checkBsb } from './checkBsb';
export { type ClabeProblem, checkClabe } from './checkClabe';
export { checkCnaps } from './checkCnaps';
export { type CnpjProblem, checkCnpj } from './checkCnpj';
export { type CpfProblem, checkCpf } from './checkCpf';
export { checkIban, type IbanProblem } from './checkIban';
export { checkIfsc } from './checkIfsc';
export { checkInstitutionNumber } from './checkInstitutionNumber';
export { checkPixKey, type PixKeyProblem } from './checkPixKey';
export { checkRoutingNumber, type RoutingNumberProblem } from './checkRoutingNumber';
export { checkSortCode } from './checkSortCode';
export { checkTransitNumber } from './checkTransitNumber';
export { composeClabe } from './composeClabe';
export { composeIban } from './composeIban';
export { type PixKeyType, pixKeyType } from './enums';
export { formatBsb } from './formatBsb';
export { formatIban } from './formatIban';
export { formatSortCode } from './formatSortCode';
export type { IdentifierCheck } from './IdentifierCheck';
export { normalizeIdentifier } from './normalizeIdentifier';
export {
  formatQrReference,
  isCreditorReference,
  isQrIban,
  isQrReference,
  looksLikeCreditorReference,
  looksLikeQrReference,
} from './paymentReferences';
export { looksLikePixCode, type PixCodeProblem, type PixCodeReading, readPixCode } from './readPixCode';
