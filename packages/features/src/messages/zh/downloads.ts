import type { downloads as en } from '../en/downloads';

/** Sentences of the download widgets, in Chinese. */
export const downloads: Record<keyof typeof en, string> = {
  'downloads.status.queued': '等待中',
  'downloads.status.running': '进行中',
  'downloads.status.ready': '已就绪',
  'downloads.status.failed': '失败',
  'downloads.status.expired': '已过期',
};
