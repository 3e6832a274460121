import { beneficiaries } from '../beneficiaries';
import { cards } from '../cards';
import { configs } from '../configs';
import { merchants } from '../merchants';

/** Every resource by the name of its client property: what the typed client and the walk of all verbs go through. @source ours */
export const resources = { configs, merchants, cards, beneficiaries } as const;
