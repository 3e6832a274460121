import { describe, expect, it } from 'vitest';
import { sentValues } from '../../../kit/form/formValues';
import { applicationForm } from './applicationForm';
import { applySlots } from './applySlots';

describe('a card application', () => {
  it.each([
    ['D’ARC', "cards.form.embossed D'ARC"],
    ['O', 'cards.form.embossed O'],
    ['Zoë', 'cards.form.embossed ZOE'],
    ['阿卜杜拉•买买提', 'cards.form.notEmbossed '],
    ['', undefined],
  ])('says of %j what will stand on the card: %s', (holderName, said) => {
    const help = applySlots.help?.holderName;
    const draft = { merchantId: null, type: null, model: null, bin: null, label: null, shared: null, limits: null };
    expect(help?.({ ...draft, holderName }, (key, values) => `${key} ${values?.name ?? ''}`)).toBe(said);
  });

  it.each([
    ['commercial', true],
    ['personal', undefined],
  ])('of a %s card that was switched to be shared sends %s', (model, shared) => {
    const draft = { merchantId: 'm1', type: 'virtual', model, holderName: 'ADA', shared: true };
    expect(sentValues(applicationForm, draft, undefined).shared).toBe(shared);
  });
});
