import type { cardNumber as english } from '../en/card-number';

/** Sentences about the number of a card, in Chinese. */
export const cardNumber: Record<keyof typeof english, string> = {
  'cards.number.title': '显示卡号',
  'cards.number.hide': '隐藏并关闭',
  'cards.number.detail': '完整卡号、安全码与有效期将显示 30 秒。查看操作会记入卡片时间线。',
  'cards.number.password': '您的密码',
  'cards.number.passwordRequired': '请输入密码',
  'cards.number.passwordWrong': '密码不正确',
  'cards.number.cvv2': 'CVV2',
  'cards.number.hidesIn': '{time} 后隐藏',
  'cards.number.kept': '本页面不会保存这些信息。您复制的内容会留在剪贴板中。',
  'cards.number.lapsed': '卡号已重新隐藏。如需再次查看，请输入密码。',
};
