import type { mailbox as en } from '../en/mailbox';

/** Sentences of the demo’s mails, in Chinese. */
export const mailbox: Record<keyof typeof en, string> = {
  'host.mails.help': '此演示不会发送邮件。最近的 50 封显示在这里，最新的在前，演示停止后即清除。',
  'host.mails.empty': '暂无邮件',
  'host.mails.to': '收件人：{address}',
  'host.mails.refresh': '刷新',
  'host.mails.open': '查看此演示的邮件',
};
