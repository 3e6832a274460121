import { declaredBody } from './declaredBody';
import { FormInDrawer } from './FormInDrawer';
import type { FormSlots } from './FormSlots';
import type { FormPart } from './FormTarget';
import type { AnyForm } from './formValues';
import { targetAfter } from './targetAfter';

/** Makes the part of a list that shows the form in a drawer. */
export function formDrawer<Form extends AnyForm>(form: Form, slots: FormSlots<Form> = {}): FormPart {
  const body = declaredBody(form, slots);
  return ({ target, initial, options = {}, ofList, onClose, onDone, onGoOn }) => (
    <FormInDrawer
      list={form.list}
      body={body}
      around={slots.around}
      needs={form.sends?.call}
      target={target}
      initial={initial}
      options={options}
      ofList={ofList}
      onSaved={(record) => {
        const next = targetAfter(form, target, record);
        if (next && onGoOn) onGoOn(next);
        else onDone(record);
      }}
      onClose={onClose}
    />
  );
}
