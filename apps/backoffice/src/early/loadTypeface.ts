import { untilFetched } from '../network/untilFetched';

/** Brings the typeface of the product; until then the page is set in the system's own. After the first screen's code, which it would take bandwidth from. */
export const loadTypeface = (): Promise<unknown> => untilFetched(() => import('./typeface'));
