import type { changes as en } from '../en/changes';

/** What is said of records that others have changed, in Chinese. */
export const changes: Record<keyof typeof en, string> = {
  'live.rows': '{shown} 条记录已更改',
  'live.missed': '可能有更改',
  'live.by': '{name} 刚刚更改了此记录',
  'live.byBank': '银行刚刚更改了此记录',
  'live.show': '显示',
  'live.form': '{name} 刚刚更改了此记录。可重新加载（您输入的内容将丢失），或继续编辑。',
  'live.keep': '继续编辑',
  'live.takeOver': '重新加载',
};
