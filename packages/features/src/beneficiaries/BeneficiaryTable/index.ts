export { BeneficiaryTable, type BeneficiaryTableHandle, type BeneficiaryTableProps } from './BeneficiaryTable';
