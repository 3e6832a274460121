import type { viewNames as en } from '../en/view-names';

/** Sentences of the dialog that names a view, in Chinese. */
export const viewNames: Record<keyof typeof en, string> = {
  'host.views.name': '名称',
  'host.views.nameless': '请输入名称',
  'host.views.replaces': '将替换同名视图',
  'host.views.confirm': '保存',
};
