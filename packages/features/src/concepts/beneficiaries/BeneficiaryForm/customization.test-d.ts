import { describe, expectTypeOf, it } from 'vitest';
import type { BeneficiaryFormProps } from './BeneficiaryForm';
import type { FieldChange, FieldCustomization } from './customization';

describe('what a host changes about fields', () => {
  it('is told by the paths that core asks for, and by no other', () => {
    expectTypeOf<FieldCustomization['bank.routingCodes.bic_swift']>().toEqualTypeOf<FieldChange | undefined>();
    const right: FieldCustomization = { 'payee.address.city': { label: 'Town' }, accountType: { hidden: true } };
    // @ts-expect-error there is no such field
    const wrong: FieldCustomization = { 'bank.ibann': { hidden: true } };
    void [right, wrong];
  });

  it('is narrowed to the ways that a host pays on', () => {
    const british: FieldCustomization<'gb'> = { 'bank.routingCodes.sort_code': { hint: 'Six digits' } };
    // @ts-expect-error a British account has no BSB
    const wrong: FieldCustomization<'gb'> = { 'bank.bsb': { hidden: true } };
    expectTypeOf(british).toExtend<NonNullable<BeneficiaryFormProps['fieldCustomization']>>();
    void wrong;
  });
});
