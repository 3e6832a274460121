import type { layerEn } from './messages';

/** Sentences of layers, in French. */
export const layerFr: Record<keyof typeof layerEn, string> = { 'layer.region': 'Au-dessus de la page' };
