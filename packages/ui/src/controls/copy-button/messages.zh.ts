import type { copyButtonEn } from './messages';

export const copyButtonZh: Record<keyof typeof copyButtonEn, string> = {
  'copyButton.copy': '复制',
  'copyButton.copyOf': '复制{name}',
  'copyButton.succeeded': '复制成功',
  'copyButton.failed': '复制失败',
};
