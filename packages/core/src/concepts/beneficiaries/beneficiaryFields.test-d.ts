import { describe, expectTypeOf, it } from 'vitest';
import type { BeneficiaryPath } from './BeneficiaryPath';
import { type BeneficiaryPathOf, type BeneficiaryWay, beneficiaryFields } from './beneficiaryFields';
import { field } from './field';

describe('the paths of a beneficiary', () => {
  it('are those that the ways ask for together, and those of the draft', () => {
    expectTypeOf<BeneficiaryPathOf<BeneficiaryWay>>().toEqualTypeOf<BeneficiaryPath>();
    expectTypeOf(beneficiaryFields).returns.items.toHaveProperty('path').toEqualTypeOf<BeneficiaryPath>();
  });

  it('are told apart by way', () => {
    expectTypeOf<'bank.bsb' | 'payee.email'>().toExtend<BeneficiaryPathOf<'au'>>();
    expectTypeOf<Extract<BeneficiaryPathOf<'gb'>, 'bank.bsb' | 'payee.cpf' | 'feeDirection'>>().toBeNever();
    expectTypeOf<Extract<BeneficiaryPathOf<'swift'>, 'purpose' | 'bank.pixKey'>>().toBeNever();
  });

  it('are the only ones that a field can be declared at', () => {
    // @ts-expect-error there is no such path in a draft
    void field('bank.ibann');
  });
});
