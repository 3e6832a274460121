import type { formEn } from './messages';

export const formZh: Record<keyof typeof formEn, string> = {
  'form.summary': '{count} 项需要处理',
  'form.summaryOne': '1 项需要处理',
  'form.summaryItem': '{label}：{problem}',
  'form.leaveTitle': '放弃更改？',
  'form.leaveText': '未保存的更改将会丢失。',
  'form.leave': '放弃',
  'form.stay': '继续编辑',
  'form.unchecked': '无法检查表单。请检查网络连接后重试。',
};
