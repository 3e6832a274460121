export { MerchantReview } from './MerchantReview';
export type { MerchantReviewProps } from './MerchantReview/MerchantReviewProps';
export { MerchantTable, type MerchantTableHandle, type MerchantTableProps, type MerchantView } from './MerchantTable';
export { MerchantDetail, type MerchantDetailProps } from './merchantDetail';
export { MerchantForm, type MerchantFormProps } from './merchantForm';
export { merchantList } from './merchantList';
