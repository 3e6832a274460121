export {
  MaterialLinkTable,
  type MaterialLinkTableHandle,
  type MaterialLinkTableProps,
  type MaterialLinkView,
} from './MaterialLinkTable';
export { MaterialMatching } from './MaterialMatching';
export type { MaterialMatchingProps } from './MaterialMatching/MaterialMatchingProps';
export { materialLinkList } from './materialLinkList';
