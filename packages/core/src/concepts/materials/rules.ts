import type { FieldError } from '../../errors';
import { isPositive, readWireMoney } from '../../money';
import { isCountryCode } from '../../reference/countries';
import { isHumanText } from '../../reference/text';
import type { MaterialUpdate } from './contract';

/** Most characters of a buyer's or sender's name. @source ISO 20022 */
export const MATERIAL_NAME_MAX_LENGTH = 140;

/** Most characters of trade comments. @source ours */
export const TRADE_COMMENTS_MAX_LENGTH = 500;

/** Most certificates of a material. @source ours */
export const MOST_CERTIFICATES = 10;

/** What is wrong with the values that are given, those of a whole new material or a part; each with a message key. @source spec §5 */
export function materialProblems(values: MaterialUpdate): FieldError[] {
  const { buyerName, buyerCountry, senderName, tradeComments, amount, certificateIds } = values;
  const problems: FieldError[] = [];
  const note = (path: string, isWrong: boolean, reason: string) => {
    if (isWrong) problems.push({ path, reason: `materials.problem.${reason}` });
  };
  for (const [path, name] of Object.entries({ buyerName, senderName })) {
    note(path, name?.trim() === '', 'required');
    note(path, (name ?? '').length > MATERIAL_NAME_MAX_LENGTH, 'length');
    note(path, !isHumanText(name ?? ''), 'hidden');
  }
  note('buyerCountry', buyerCountry !== undefined && !isCountryCode(buyerCountry), 'country');
  note('tradeComments', (tradeComments ?? '').length > TRADE_COMMENTS_MAX_LENGTH, 'length');
  note('tradeComments', !isHumanText(tradeComments ?? '', 'several'), 'hidden');
  if (amount) {
    const read = readWireMoney(amount);
    note('amount.amount', !read || !isPositive(read), 'amount');
  }
  if (certificateIds) {
    note('certificateIds', certificateIds.length === 0, 'certificate');
    note('certificateIds', certificateIds.length > MOST_CERTIFICATES, 'certificates');
  }
  return problems;
}

/** Returns true if so much of a material may still be changed: of one that is linked, its trade comments alone. @source ours */
export function isMaterialChangeAllowed(isLinked: boolean, update: MaterialUpdate): boolean {
  return (
    !isLinked || Object.entries(update).every(([field, value]) => field === 'tradeComments' || value === undefined)
  );
}
