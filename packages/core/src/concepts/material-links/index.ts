export {
  type LinkCandidate,
  type LinkCandidates,
  MATERIAL_LINK_SORTS,
  type MaterialLink,
  type MaterialLinkContract,
  type MaterialLinkFilter,
  type MaterialLinkInput,
  type MaterialLinkSort,
  type MaterialLinksInput,
} from './contract';
export { type MatchReason, type MaterialLinkStatus, matchReason, materialLinkStatus } from './enums';
export { MATCH_CLOSE_DAYS, type Match, type MatchCollection, type MatchMaterial, matchOf } from './matching';
export { materialLinks } from './resource';
export {
  type LinkSide,
  linkableOf,
  linkProblems,
  linksProblems,
  MOST_LINKS,
  mostLinkable,
  type PlannedLink,
} from './rules';
export { MATERIAL_LINK_ACTIONS, type MaterialLinkAction, materialLinkActionsFor } from './status';
