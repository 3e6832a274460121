import type { CollectionAuditStatus } from '../collections';
import type { MaterialLinkStatus } from './enums';

/** Every action on a material link. @source ours */
export const MATERIAL_LINK_ACTIONS = ['delete'] as const;

/** What can be done with a material link, which is the name of its verb. */
export type MaterialLinkAction = (typeof MATERIAL_LINK_ACTIONS)[number];

/** The actions that a link allows: it is taken back until its collection is approved. @source spec §2 "Material Links" */
export function materialLinkActionsFor(
  status: MaterialLinkStatus,
  collectionStatus: CollectionAuditStatus,
): MaterialLinkAction[] {
  return status === 'linked' && collectionStatus !== 26 ? [...MATERIAL_LINK_ACTIONS] : [];
}
