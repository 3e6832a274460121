import type { virtualAccounts as en } from '../en/virtual-accounts';

/** Sentences of the virtual account widgets, in Chinese. */
export const virtualAccounts: Record<keyof typeof en, string> = {
  'virtualAccounts.problem.notOffered': '该国家不提供此币种的账号',
  'virtualAccounts.problem.nameOfNoShop': '请选择账户所用名称对应的店铺',
  'virtualAccounts.problem.otherShop': '该店铺不属于此所有者',
  'virtualAccounts.problem.shopOff': '请先启用该店铺',
};
