import type { actions as en } from '../en/actions';

/** Sentences of the question before an action, on one record or many, in Chinese. */
export const actions: Record<keyof typeof en, string> = {
  'actions.now': '当前可执行：',
  'confirm.reason': '原因',
  'confirm.reasonHelp': '将保留在记录的历史中。',
  'confirm.secretRequired': '此字段为必填项',
  'confirm.reasonRequired': '请输入原因',
  'confirm.reasonTooLong': '最多 255 个字符',
  'confirm.typed': '输入 {text} 以确认',
  'confirm.typedWrong': '与 {text} 不一致',
  'bulk.waiting': '等待中',
  'bulk.done': '已完成',
  'bulk.failed': '未完成：{reason}',
  'bulk.summary': '已完成 {done}/{count}',
  'confirm.reasons': '原因',
  'confirm.reasonsRequired': '请至少选择一项原因',
  'confirm.note': '备注',
};
