import type { fieldEn } from './messages';

export const fieldZh: Record<keyof typeof fieldEn, string> = {
  'field.optional': '选填',
};
