import type { rolePreview as en } from '../en/role-preview';

/** Sentences of the bar over the back office seen as a role, in Chinese. */
export const rolePreview: Record<keyof typeof en, string> = {
  'host.preview.title': '您正以“{role}”角色查看后台',
  'host.preview.text': '显示的是该角色的界面和操作，无法进行任何更改。',
  'host.preview.leave': '退出',
};
