import { compare, isPositive, type Money, readWireMoney } from '../../money';
import { typedName, withoutMarks } from '../../reference/text';
import { type MerchantType, merchantType } from '../merchants';
import type { CardBin, CardLimits } from './contract';
import type { CardModel, CardType } from './enums';

/** Most characters of the name on a card. @source ours (ISO 7813 embossing line) */
export const HOLDER_NAME_MAX_LENGTH = 26;

/** Most characters of an action's reason. @source spec §9 (default string length) */
export const REASON_MAX_LENGTH = 255;

/** Days that a revoked card stays Closing, so that shops can still settle what was approved. @source ours */
export const CARD_CLOSING_DAYS = 30;

/** Seconds that a revealed number is shown. @source ours */
export const CARD_REVEAL_SECONDS = 30;

/** Most characters of the label that an operator gives a card. @source ours */
export const CARD_LABEL_MAX_LENGTH = 60;

/**
 * Name as it stands on a card: at most 26 capitals A–Z, digits, spaces and . ' - /, letters without their marks; null where it
 * is longer or in letters that no card has, so that its Latin form has to be asked for. @source ISO 7813; signs ours
 */
export function embossedName(name: string): string | null {
  const plain = withoutMarks(typedName(name))
    .toUpperCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-');
  return /^'?[A-Z0-9][A-Z0-9 .'/-]*$/.test(plain) && plain.length <= HOLDER_NAME_MAX_LENGTH ? plain : null;
}

/** Returns true if a card can have a name: it has a form to be embossed in, from one letter on. */
export function isHolderName(name: string): boolean {
  return embossedName(name) !== null;
}

/** Returns true if a text can be the label of a card. @source ours */
export function isCardLabel(text: string): boolean {
  return text.length <= CARD_LABEL_MAX_LENGTH;
}

/** Returns true if a text is the last four digits of a card number. */
export function isLast4(text: string): boolean {
  return /^\d{4}$/.test(text);
}

/** Returns true if a PIN is six digits, neither all the same nor a run such as 123456. @source ours */
export function isPinAllowed(pin: string): boolean {
  return /^\d{6}$/.test(pin) && !/(\d)\1{5}/.test(pin) && !'01234567890'.includes(pin) && !'09876543210'.includes(pin);
}

/** Returns true if an ACS (3-D Secure) password has 6–20 visible ASCII characters. @source ours */
export function isAcsPasswordAllowed(password: string): boolean {
  return /^[\x21-\x7e]{6,20}$/.test(password);
}

/** Why a card cannot be shared; null where it can: only a corporation's card for commercial use is. @source spec §1 */
export function sharedCardProblem(card: {
  merchantType: MerchantType;
  model: CardModel;
}): 'notCorporation' | 'notCommercial' | null {
  if (card.merchantType !== merchantType.code.corporation) return 'notCorporation';
  return card.model === 'commercial' ? null : 'notCommercial';
}

/** Returns true if cards of a BIN may be of a type and model. */
export function binOffers(bin: CardBin, type: CardType, model: CardModel): boolean {
  return bin.types.includes(type) && bin.models.includes(model);
}

/** The limits that are amounts of money. */
export const AMOUNT_LIMITS = ['overallTotal', 'maxSingle', 'daily', 'monthly'] as const;

/** One refused limit: which, and the message key of the reason. */
export interface LimitProblem {
  limit: keyof CardLimits;
  reason:
    | 'cards.limits.notBelowDefault'
    | 'cards.limits.notPositive'
    | 'cards.limits.currencyDiffers'
    | 'cards.limits.malformed'
    | 'cards.limits.aboveDaily'
    | 'cards.limits.aboveMonthly'
    | 'cards.limits.aboveOverall'
    | 'cards.limits.belowNarrower';
}

/** Wider limits of each, within which it has to stay: what a payment can never use is no limit that somebody meant. @source ours */
const WIDER = [
  ['maxSingle', 'daily', 'cards.limits.aboveDaily'],
  ['maxSingle', 'monthly', 'cards.limits.aboveMonthly'],
  ['maxSingle', 'overallTotal', 'cards.limits.aboveOverall'],
  ['daily', 'monthly', 'cards.limits.aboveMonthly'],
  ['daily', 'overallTotal', 'cards.limits.aboveOverall'],
  ['monthly', 'overallTotal', 'cards.limits.aboveOverall'],
] as const;

/**
 * Checks limits against a BIN's defaults: each given value must be above zero and below the shown default, or equal to it
 * (unchanged), and none above a wider one that was set too, here or before. @source spec §5
 */
export function checkCardLimits(
  limits: Partial<CardLimits>,
  defaults: CardLimits,
  kept: Partial<CardLimits> = {},
): LimitProblem[] {
  const problems: LimitProblem[] = [];
  for (const limit of AMOUNT_LIMITS) {
    const given = limits[limit];
    if (given === undefined) continue;
    const reason = checkAmountLimit(readWireMoney(given), readWireMoney(defaults[limit]));
    if (reason) problems.push({ limit, reason });
  }
  const count = limits.maxDailyTransactions;
  if (count !== undefined) {
    if (!Number.isSafeInteger(count) || count < 1)
      problems.push({ limit: 'maxDailyTransactions', reason: 'cards.limits.notPositive' });
    else if (count > defaults.maxDailyTransactions) {
      problems.push({ limit: 'maxDailyTransactions', reason: 'cards.limits.notBelowDefault' });
    }
  }
  return problems.length > 0 ? problems : contradictions(limits, kept);
}

/** Limits that are above a wider one, each once; a limit that was set before is none to mend, but the other one is. */
function contradictions(limits: Partial<CardLimits>, kept: Partial<CardLimits>): LimitProblem[] {
  const all = { ...kept, ...limits };
  const found = new Map<LimitProblem['limit'], LimitProblem>();
  for (const [narrow, wide, reason] of WIDER) {
    const isNew = narrow in limits || wide in limits;
    const [less, more] = [all[narrow], all[wide]].map((limit) => limit && readWireMoney(limit));
    if (!isNew || !less || !more || less.currency !== more.currency || compare(less, more) <= 0) continue;
    const problem: LimitProblem =
      narrow in limits ? { limit: narrow, reason } : { limit: wide, reason: 'cards.limits.belowNarrower' };
    if (!found.has(problem.limit)) found.set(problem.limit, problem);
  }
  return [...found.values()];
}

function checkAmountLimit(given: Money | null, standard: Money | null): LimitProblem['reason'] | null {
  if (!given || !standard) return 'cards.limits.malformed';
  if (given.currency !== standard.currency) return 'cards.limits.currencyDiffers';
  if (!isPositive(given)) return 'cards.limits.notPositive';
  return compare(given, standard) > 0 ? 'cards.limits.notBelowDefault' : null;
}
