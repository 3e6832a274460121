export { BeneficiaryForm, type BeneficiaryFormProps } from './BeneficiaryForm';
