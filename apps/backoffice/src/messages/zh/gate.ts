import type { gate as en } from '../en/gate';

/** Sentences that are read before anybody has signed in, in Chinese. */
export const gate: Readonly<Record<keyof typeof en, string>> = {
  'host.product': 'Corridor',
  'host.tagline': '跨境支付与发卡，一个后台全部搞定。',
  'host.about.cards': '发行卡片，实时查看每笔授权。',
  'host.about.payments': '以收款人的币种付款，确认前即可看到汇率与费用。',
  'host.about.collections': '通过虚拟账户跨境收款，逐笔对账。',
  'host.title': '{page} · Corridor',
  'host.login.passwordChanged': '密码已修改，请使用新密码登录。',
  'host.route.login': '登录',
};
