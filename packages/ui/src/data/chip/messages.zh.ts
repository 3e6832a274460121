import type { chipEn } from './messages';

export const chipZh: Record<keyof typeof chipEn, string> = {
  'chip.remove': '移除 {name}',
};
