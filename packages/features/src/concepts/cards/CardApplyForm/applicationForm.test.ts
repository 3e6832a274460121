import { describe, expect, it } from 'vitest';
import { sentValues } from '../../../kit/form/formValues';
import { applicationForm } from './applicationForm';

describe('a card application', () => {
  it.each([
    ['commercial', true],
    ['personal', undefined],
  ])('of a %s card that was switched to be shared sends %s', (model, shared) => {
    const draft = { merchantId: 'm1', type: 'virtual', model, holderName: 'ADA', shared: true };
    expect(sentValues(applicationForm, draft, undefined).shared).toBe(shared);
  });
});
