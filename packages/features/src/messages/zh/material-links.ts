import type { materialLinks as en } from '../en/material-links';

/** Sentences of the material link widgets, in Chinese. */
export const materialLinks: Record<keyof typeof en, string> = {
  'materialLinks.status.linked': '已关联',
  'materialLinks.status.released': '已释放',
  'materialLinks.problem.amount': '请输入大于零的金额',
  'materialLinks.problem.aboveMaterial': '超出材料的可关联金额',
  'materialLinks.problem.aboveCollection': '超出收款的可关联金额',
  'materialLinks.problem.otherCurrency': '材料与收款的币种必须一致',
  'materialLinks.problem.otherOwner': '材料与收款必须属于同一所有者',
};
