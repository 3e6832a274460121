import type { FieldError } from '../../errors';
import { add, compare, isPositive, type Money, min, subtract } from '../../money';

/** One side of a link: its owner, what it is worth and what is linked of it. */
export interface LinkSide {
  readonly ownerId: string;
  readonly amount: Money;
  readonly linked: Money;
}

/** What may still be linked of a side. */
export function linkableOf({ amount, linked }: Pick<LinkSide, 'amount' | 'linked'>): Money {
  return subtract(amount, linked);
}

/** The most that a link between two sides can be; null where they are of two owners or currencies. @source ours */
export function mostLinkable(material: LinkSide, collection: LinkSide): Money | null {
  const isPair = material.ownerId === collection.ownerId && material.amount.currency === collection.amount.currency;
  return isPair ? min(linkableOf(material), linkableOf(collection)) : null;
}

/** What is wrong with linking an amount; empty when it may be. `linked ≤ linkable` holds on both sides. @source money.md "Collection" */
export function linkProblems(amount: Money, material: LinkSide, collection: LinkSide): FieldError[] {
  const problem = (path: string, reason: string) => [{ path, reason: `materialLinks.problem.${reason}` }];
  if (material.ownerId !== collection.ownerId) return problem('materialId', 'otherOwner');
  if (material.amount.currency !== collection.amount.currency) return problem('materialId', 'otherCurrency');
  if (amount.currency !== collection.amount.currency) return problem('amount.currency', 'otherCurrency');
  if (!isPositive(amount)) return problem('amount.amount', 'amount');
  if (compare(amount, linkableOf(material)) > 0) return problem('amount.amount', 'aboveMaterial');
  if (compare(amount, linkableOf(collection)) > 0) return problem('amount.amount', 'aboveCollection');
  return [];
}

/** Most links that are made in one step. @source ours */
export const MOST_LINKS = 20;

/** A link of a step: so much of a material. */
export interface PlannedLink {
  readonly materialId: string;
  readonly amount: Money;
  readonly material: LinkSide;
}

/** What is wrong with several links of a collection, made one after the other; paths begin with `links` and their place. @source ours */
export function linksProblems(links: readonly PlannedLink[], collection: LinkSide): FieldError[] {
  const seen = new Set<string>();
  let { linked } = collection;
  return links.flatMap(({ materialId, amount, material }, place) => {
    const twice = seen.has(materialId);
    seen.add(materialId);
    const problems = twice
      ? [{ path: 'materialId', reason: 'materialLinks.problem.twice' }]
      : linkProblems(amount, material, { ...collection, linked });
    if (problems.length === 0) linked = add(linked, amount);
    return problems.map(({ path, reason }) => ({ path: `links.${place}.${path}`, reason }));
  });
}
