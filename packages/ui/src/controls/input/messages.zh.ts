import type { inputEn } from './messages';

export const inputZh: Record<keyof typeof inputEn, string> = {
  'input.clear': '清除',
};
