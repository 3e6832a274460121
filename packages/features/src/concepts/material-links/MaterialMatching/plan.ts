import {
  type Collection,
  fromWireMoney,
  type LinkSide,
  linksProblems,
  type Material,
  type Money,
  money,
  mostLinkable,
  type PlannedLink,
  readWireMoney,
  subtract,
  sum,
  toWireMoney,
} from '@corridor/core';

/** A material that was chosen for a collection, and the amount of it as it is typed. */
export interface Chosen {
  readonly material: Material;
  /** Decimal string; may still be no amount. */
  readonly amount: string;
}

/** What is about to be linked to a collection, in the order of choosing. */
export type Plan = readonly Chosen[];

/** What a plan comes to. */
export interface Judgement {
  readonly links: readonly PlannedLink[];
  /** Message key of what is wrong with an amount, by the id of its material. */
  readonly problems: ReadonlyMap<string, string>;
  readonly total: Money;
  /** What the collection still needs behind it. */
  readonly left: Money;
}

type Sided = Pick<Collection, 'ownerId' | 'amount' | 'linkedAmount'>;

/** A side of a link as core's rules have it. */
function sideOf({ ownerId, amount, linkedAmount }: Sided): LinkSide {
  return { ownerId, amount: fromWireMoney(amount), linked: fromWireMoney(linkedAmount) };
}

/** Chooses a material with as much as both sides leave, or takes it out. */
export function toggled(plan: Plan, material: Material, collection: Sided): Plan {
  const rest = plan.filter((chosen) => chosen.material.id !== material.id);
  if (rest.length < plan.length) return rest;
  const side = sideOf(collection);
  const covered = { ...side, linked: sum(side.amount.currency, [side.linked, judge(plan, collection).total]) };
  const most = mostLinkable(sideOf(material), covered);
  return [...plan, { material, amount: most && most.minor > 0n ? toWireMoney(most).amount : '' }];
}

/** The plan with another amount of a material. */
export function withAmount(plan: Plan, materialId: string, amount: string): Plan {
  return plan.map((chosen) => (chosen.material.id === materialId ? { ...chosen, amount } : chosen));
}

/** What a plan comes to, by the rules of core. */
export function judge(plan: Plan, collection: Sided): Judgement {
  const side = sideOf(collection);
  const { currency } = side.amount;
  const links = plan.map(({ material, amount }) => ({
    materialId: material.id,
    // What is no amount is refused as none.
    amount: readWireMoney({ amount, currency }) ?? money(0n, currency),
    material: sideOf(material),
  }));
  const problems = byMaterial(links, linksProblems(links, side));
  const total = sum(
    currency,
    links.map(({ amount }) => amount),
  );
  return { links, problems, total, left: subtract(subtract(side.amount, side.linked), total) };
}

/** Reasons at links, by the id of their material. */
export function byMaterial(
  links: readonly { readonly materialId: string }[],
  problems: readonly { readonly path: string; readonly reason: string }[],
): ReadonlyMap<string, string> {
  return new Map(
    problems.flatMap(({ path, reason }) => {
      const link = links[Number(path.split('.')[1])];
      return link ? [[link.materialId, reason] as const] : [];
    }),
  );
}
