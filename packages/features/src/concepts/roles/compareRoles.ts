import { type Permission, type Right, type RoleDetail, rightOfRule } from '@corridor/core';
import { allRulesOf } from '../../kit/rights/allRulesOf';

/** What tells the rights of a role. */
type Compared = Pick<RoleDetail, 'rules' | 'permissionIds'>;

/** A privilege that one of two roles allows further than the other. */
export interface RightDifference {
  readonly privilege: Permission;
  /** How far the role with more of it allows it. */
  readonly right: Right;
  readonly other: Right;
}

/** How two roles differ. */
export interface RoleDifferences {
  /** What the first allows further. */
  readonly mine: readonly RightDifference[];
  /** What the second allows further. */
  readonly theirs: readonly RightDifference[];
  /** What both allow in part by rules that are not the same, so that neither can be said to allow more. */
  readonly unclear: readonly RightDifference[];
}

const ORDER: readonly Right[] = ['no', 'partly', 'full'];

/** Compares what two roles allow of every privilege: not at all, in part, in full. */
export function compareRoles(one: Compared, other: Compared, all: readonly Permission[]): RoleDifferences {
  const [own, others] = [allRulesOf(one, all), allRulesOf(other, all)];
  const isSame = JSON.stringify(own) === JSON.stringify(others);
  const pairs = all.map((privilege) => ({
    privilege,
    right: rightOfRule(own, privilege.rule),
    other: rightOfRule(others, privilege.rule),
  }));
  const swapped = pairs.map((pair) => ({ ...pair, right: pair.other, other: pair.right }));
  return {
    mine: pairs.filter(isMore),
    theirs: swapped.filter(isMore),
    unclear: isSame ? [] : pairs.filter(({ right, other: their }) => right === 'partly' && their === 'partly'),
  };
}

const isMore = ({ right, other }: RightDifference) => ORDER.indexOf(right) > ORDER.indexOf(other);
