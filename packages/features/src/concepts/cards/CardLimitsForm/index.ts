export { CardLimitsForm, type CardLimitsFormProps } from './CardLimitsForm';
