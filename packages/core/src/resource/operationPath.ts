import { RESOURCES_PATH } from '../transport';
import type { Verb } from './ResourceContract';

/** Returns the address of a resource's verb, such as `/api/portal/cms/card/page`. @source spec §7 */
export const operationPath = (segment: string, verb: Verb): string => `${RESOURCES_PATH}/${segment}/${verb}`;
