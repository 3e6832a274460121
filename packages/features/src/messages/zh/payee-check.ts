import type { payeeCheck as en } from '../en/payee-check';

/** Sentences of the check of a payee with the bank, in Chinese. */
export const payeeCheck: Record<keyof typeof en, string> = {
  'beneficiaries.payeeCheck.ask': '向银行核对户名',
  'beneficiaries.payeeCheck.match': '银行确认该账户属于此收款人。',
  'beneficiaries.payeeCheck.closeMatch': '户名接近',
  'beneficiaries.payeeCheck.closeMatchDetail': '银行登记的户名略有不同，请与发票核对。',
  'beneficiaries.payeeCheck.suggested': '银行登记的户名为“{name}”。',
  'beneficiaries.payeeCheck.take': '使用此户名',
  'beneficiaries.payeeCheck.noMatch': '户名不符',
  'beneficiaries.payeeCheck.noMatchDetail': '付款前请再次向收款人确认信息。您仍可保存。',
  'beneficiaries.payeeCheck.unavailable': '户名核对暂不可用',
};
