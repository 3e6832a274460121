import type { BeneficiaryDetail } from '@corridor/core';
import type { FormBodyProps } from '../../../kit/form/FormBody';
import type { FieldCustomization } from './customization';

/** Options that a host gives to the body of a beneficiary's form. */
interface BeneficiaryFormOptions {
  readonly fieldCustomization?: FieldCustomization | undefined;
}

/** Props of the body of a beneficiary's form. */
export type BeneficiaryBodyProps = FormBodyProps<BeneficiaryDetail, BeneficiaryFormOptions>;
