import type { layerEn } from './messages';

/** Sentences of layers, in Chinese. */
export const layerZh: Record<keyof typeof layerEn, string> = { 'layer.region': '页面浮层' };
