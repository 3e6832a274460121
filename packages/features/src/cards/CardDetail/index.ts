export { CardDetail, type CardDetailProps } from './CardDetail';
export type { HostCardRow } from './CardDetailView';
