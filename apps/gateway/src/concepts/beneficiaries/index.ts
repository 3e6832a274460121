import {
  type BeneficiaryField,
  type BeneficiaryPath,
  beneficiaries,
  beneficiaryFields,
  type Destination,
} from '@corridor/core';
import type { Call } from '../../platform/call';
import type { Concept } from '../../platform/concept/Concept';
import { exportVerb, listingVerbs } from '../../platform/listing';
import { implement } from '../../platform/resource';
import { changeStatus } from './changeStatus';
import { confirmPayee } from './confirmPayee';
import { createBeneficiary } from './createBeneficiary';
import { deleteBeneficiary } from './deleteBeneficiary';
import { listDuplicates } from './duplicates';
import { beneficiaryRecord, getBeneficiary, getBeneficiaryBy } from './findBeneficiary';
import { beneficiaryListing } from './listing';
import { beneficiaryMigrations } from './migration';
import { beneficiarySchemas } from './schema';
import { seedBeneficiaries } from './seed';
import { updateBeneficiary } from './updateBeneficiary';

const fields = async (_call: Call, destination: Destination): Promise<BeneficiaryField<BeneficiaryPath>[]> => [
  ...beneficiaryFields(destination),
];

/** Beneficiaries: everything but uploads. */
export const beneficiaryConcept: Concept = {
  name: 'beneficiaries',
  migrations: beneficiaryMigrations,
  seed: seedBeneficiaries,
  resources: [
    implement(
      beneficiaries,
      beneficiarySchemas,
      {
        ...listingVerbs(beneficiaryListing),
        get: getBeneficiary,
        getBy: getBeneficiaryBy,
        call: { fields, duplicates: listDuplicates, confirmPayee },
        callById: { enable: changeStatus('enable'), disable: changeStatus('disable') },
        create: createBeneficiary,
        update: updateBeneficiary,
        delete: deleteBeneficiary,
        export: exportVerb('beneficiaries', beneficiaryListing, beneficiarySchemas.row),
      },
      { record: beneficiaryRecord },
    ),
  ],
};

export { getBeneficiary } from './findBeneficiary';
export { draftOf } from './row';
export { draftSchema } from './schema';
export { beneficiaryTable } from './table';
