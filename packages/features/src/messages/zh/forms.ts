import type { forms as en } from '../en/forms';

/** Sentences of a form: its fields and steps, in Chinese. */
export const forms: Record<keyof typeof en, string> = {
  'form.required': '此字段为必填项',
  'form.currency': '币种',
  'form.requiredField': '{field}为必填项',
  'form.search': '输入以搜索',
  'form.save': '保存更改',
  'form.next': '继续',
  'form.back': '返回',
  'form.finish': '完成',
  'form.review': '核对',
  'form.kept': '您输入的内容仍然保留。',
  'form.restored': '已恢复您尚未保存的内容。',
  'form.startOver': '重新填写',
  'form.forbidden': '您没有权限',
  'form.forbiddenDetail': '请向贵公司的管理员申请权限。',
};
