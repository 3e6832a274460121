import type { settings as en } from '../en/settings';

/** What is set in each place of the settings, in Chinese. */
export const settings: Record<keyof typeof en, string> = {
  'host.setting.setting-password': '设置新密码。您将在所有设备上退出登录。',
  'host.setting.permission-users': '谁可以登录，拥有哪些角色。',
  'host.setting.permission-roles': '角色允许的操作，以及角色之间的差异。',
  'host.setting.permission': '组成角色的权限。',
  'host.setting.log': '谁在何时何地做了什么。',
  'host.setting.job-faults': '未能处理的到期记录。',
  'host.setting.tradeDownload': '您的大量数据导出。',
};
