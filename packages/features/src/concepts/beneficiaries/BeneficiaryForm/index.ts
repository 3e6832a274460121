export { BeneficiaryForm, type BeneficiaryFormProps, type BeneficiaryFormTarget } from './BeneficiaryForm';
