import type { Variant } from '../variants';

/** File name of the sheet on which a story stands in a look: all stories of one file share their sheets. */
export const sheetName = (storyId: string, look: Variant): string => `${storyId.replace(/--.*/, '')}-${look}.png`;
