import { type PaymentPurpose, paymentPurpose } from '../beneficiaries';
import { plainText } from './plainText';

/** Names of each purpose beside its code, in English, French and Chinese: those of the screens. */
const NAMES: Readonly<Record<PaymentPurpose, readonly string[]>> = {
  goods: ['payment for goods', 'paiement de marchandises', '货款'],
  services: ['payment for services', 'paiement de services', '服务费'],
  salary: ['salaire', '工资'],
  familySupport: ['soutien familial', '家庭赡养'],
  education: ['études', '教育'],
  rent: ['loyer', '租金'],
  other: ['autre', '其他'],
};

/** Purpose that a text of a file names by its code or its label, case, accents and spaces ignored; '' for an empty text, null for any other. */
export function purposeOf(text: string): PaymentPurpose | '' | null {
  const wanted = plainText(text);
  if (wanted === '') return '';
  return paymentPurpose.codes.find((code) => [code, ...NAMES[code]].some((name) => plainText(name) === wanted)) ?? null;
}
