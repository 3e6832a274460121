export { BeneficiaryDetail, type BeneficiaryDetailProps } from './BeneficiaryDetail';
