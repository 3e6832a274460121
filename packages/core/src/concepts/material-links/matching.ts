import { compare, type Money } from '../../money';
import { nameFold } from '../../reference/text';
import type { MatchReason } from './enums';

/** What of a material speaks for a collection: what is still linkable, who bought, and when it was written down (UTC instant). */
export interface MatchMaterial {
  readonly linkable: Money;
  readonly buyerName: string;
  readonly createdAt: string;
}

/** What of a collection speaks for a material: what is still to be covered, who paid, and when it arrived (UTC instant). */
export interface MatchCollection {
  readonly linkable: Money;
  readonly payerName: string;
  readonly receivedAt: string;
}

/** How well a material fits a collection: higher is better, 0 where nothing speaks for it. */
export interface Match {
  readonly score: number;
  /** The strongest first. */
  readonly reasons: readonly MatchReason[];
}

const WEIGHTS: Readonly<Record<MatchReason, number>> = {
  sameAmount: 50,
  sameName: 40,
  coversAll: 20,
  similarName: 15,
  closeDate: 10,
};

/** Most days between a material and a collection whose dates are close. @source ours */
export const MATCH_CLOSE_DAYS = 14;
const DAY = 86_400_000;

/** Legal forms say nothing about who somebody is. */
const LEGAL_FORMS: readonly string[] =
  /* @__PURE__ */ 'ab ag as bv co company corp corporation fze fzco gmbh inc kg kk limited llc llp ltd ltda nv oy plc pte pty sa sarl sas srl spa'.split(
    ' ',
  );

/** How well a material of the same owner and currency fits a collection, by amount, name and date. @source ours */
export function matchOf(material: MatchMaterial, collection: MatchCollection): Match {
  const reasons = [
    amountReason(material, collection),
    nameReason(material, collection),
    dateReason(material, collection),
  ]
    .filter((reason) => reason !== null)
    .toSorted((left, right) => WEIGHTS[right] - WEIGHTS[left]);
  return { reasons, score: reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0) };
}

function amountReason(material: MatchMaterial, collection: MatchCollection): MatchReason | null {
  const order = compare(material.linkable, collection.linkable);
  if (order === 0) return 'sameAmount';
  return order > 0 ? 'coversAll' : null;
}

function nameReason({ buyerName }: MatchMaterial, { payerName }: MatchCollection): MatchReason | null {
  const [buyer, payer] = [wordsOf(buyerName), wordsOf(payerName)];
  if (buyer.size === 0 || payer.size === 0) return null;
  const shared = [...buyer].filter((word) => payer.has(word)).length;
  if (shared === buyer.size && shared === payer.size) return 'sameName';
  return shared * 2 >= Math.min(buyer.size, payer.size) && shared > 0 ? 'similarName' : null;
}

function dateReason({ createdAt }: MatchMaterial, { receivedAt }: MatchCollection): MatchReason | null {
  return Math.abs(Date.parse(createdAt) - Date.parse(receivedAt)) <= MATCH_CLOSE_DAYS * DAY ? 'closeDate' : null;
}

/** Words of a name as names are looked up, without points and legal forms; all of them where it has nothing else. */
function wordsOf(name: string): ReadonlySet<string> {
  const words = nameFold(name.replaceAll('.', ''))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => !LEGAL_FORMS.includes(word));
  return new Set(telling.length > 0 ? telling : words);
}
