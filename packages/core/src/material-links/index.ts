export {
  MATERIAL_LINK_SORTS,
  type MaterialLink,
  type MaterialLinkContract,
  type MaterialLinkFilter,
  type MaterialLinkInput,
  type MaterialLinkSort,
} from './contract';
export { type MaterialLinkStatus, materialLinkStatus } from './enums';
export { materialLinkFixture } from './fixtures';
export { materialLinks } from './resource';
export { type LinkSide, linkableOf, linkProblems, mostLinkable } from './rules';
