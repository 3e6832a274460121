import { AfterStep } from './AfterStep';
import { DeclaredForm } from './DeclaredForm';
import type { FormBody } from './FormBody';
import type { AnySlots, FormSlots } from './FormSlots';
import type { AnyForm } from './formValues';
import { SteppedForm } from './SteppedForm';

/** Makes the body of a declared form: on one page, or in steps where it has any. */
export function declaredBody<Form extends AnyForm>(form: Form, slots: FormSlots<Form>): FormBody {
  // Guarantee: slots are only given values and records of their own form.
  const own = slots as AnySlots;
  const Body = Object.keys(form.steps).length > 0 ? SteppedForm : DeclaredForm;
  return (props) => {
    const Shown = props.target.kind === form.after?.kind ? AfterStep : Body;
    return <Shown declaration={form} slots={own} {...props} />;
  };
}
