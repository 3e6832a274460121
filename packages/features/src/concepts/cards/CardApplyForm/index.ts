export { CardApplyForm, type CardApplyFormProps } from './CardApplyForm';
