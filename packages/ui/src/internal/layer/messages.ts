/** Sentences of layers, in English. */
export const layerEn = { 'layer.region': 'Over the page' } as const;
