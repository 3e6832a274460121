import { defineActions } from '../../kit/actions/defineActions';
import { materialLinkList } from './materialLinkList';

/** Actions on a material link. */
export const materialLinkActions = defineActions(materialLinkList, [{ delete: { tone: 'danger' } }]);
