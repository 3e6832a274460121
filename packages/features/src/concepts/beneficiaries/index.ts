export { BeneficiaryForm, type BeneficiaryFormProps, type BeneficiaryFormTarget } from './BeneficiaryForm';
export type { FieldChange, FieldCustomization } from './BeneficiaryForm/customization';
export {
  BeneficiaryTable,
  type BeneficiaryTableHandle,
  type BeneficiaryTableProps,
  type BeneficiaryView,
} from './BeneficiaryTable';
export { BeneficiaryDetail, type BeneficiaryDetailProps } from './beneficiaryDetail';
export { beneficiaryList } from './beneficiaryList';
