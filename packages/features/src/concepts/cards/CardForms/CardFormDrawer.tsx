import { type FormPartProps, isForNew } from '../../../kit/form/FormTarget';
import { formDrawer } from '../../../kit/form/formDrawer';
import { applicationForm } from '../CardApplyForm/applicationForm';
import { applySlots } from '../CardApplyForm/applySlots';
import { limitSlots } from '../CardLimitsForm/limitSlots';
import { limitsForm } from '../CardLimitsForm/limitsForm';

const ApplyDrawer = formDrawer(applicationForm, applySlots);
const LimitsDrawer = formDrawer(limitsForm, limitSlots);

/** An application for a card, or the limits of one, beside the list. */
export function CardFormDrawer(props: FormPartProps) {
  return isForNew(props.target) ? <ApplyDrawer {...props} /> : <LimitsDrawer {...props} />;
}
