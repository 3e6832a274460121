import { materials } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { exportVerb, listingVerbs } from '../../platform/listing';
import { implement } from '../../platform/resource';
import { forgetCertificates, readCertificate, uploadCertificate } from './certificates';
import { deleteMaterial } from './deleteMaterial';
import { materialListing } from './listing';
import { materialMigrations } from './migration';
import { materialSchemas } from './schema';
import { createMaterial, getMaterial, materialRecord, updateMaterial } from './writeMaterial';

/** Proofs of trades. */
export const materialConcept: Concept = {
  name: 'materials',
  migrations: materialMigrations,
  scheduledJobs: [forgetCertificates],
  resources: [
    implement(
      materials,
      materialSchemas,
      {
        ...listingVerbs(materialListing),
        get: getMaterial,
        callById: { certificate: readCertificate },
        create: createMaterial,
        update: updateMaterial,
        delete: deleteMaterial,
        export: exportVerb('materials', materialListing, materialSchemas.row),
        upload: uploadCertificate,
      },
      { record: materialRecord },
    ),
  ],
};

export { recordMaterialEvent } from './events';
export { materialListing } from './listing';
export { materialSchema } from './schema';
export { materialTable } from './table';
export { lockMaterial } from './writeMaterial';
