import type { simulation as en } from '../en/simulation';

/** Sentences of the band that says what is simulated, in Chinese. */
export const simulation: Record<keyof typeof en, string> = {
  'host.simulated.label': '模拟',
  'host.simulated.text': '模拟内容：{what}。未连接真实服务商。',
  'host.simulated.separator': '、',
  'host.simulated.rail': '付款和提现',
  'host.simulated.rates': '汇率',
  'host.simulated.vault': '卡号',
  'host.simulated.issuer': '账号',
  'host.simulated.payee': '收款人姓名核验',
};
