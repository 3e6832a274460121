import { materials } from '@corridor/core';
import type { Concept } from '../app/Concept';
import { exportVerb, listingVerbs } from '../listing';
import { implement } from '../resource';
import { forgetCertificates, readCertificate, uploadCertificate } from './certificates';
import { materialColumns } from './columns';
import { deleteMaterial } from './deleteMaterial';
import { materialListing } from './listing';
import { materialMigrations } from './migration';
import { materialSchemas } from './schema';
import { createMaterial, getMaterial, updateMaterial } from './writeMaterial';

/** Proofs of trades. */
export const materialConcept: Concept = {
  name: 'materials',
  migrations: materialMigrations,
  upkeep: forgetCertificates,
  resources: [
    implement(materials, materialSchemas, {
      ...listingVerbs(materialListing),
      get: getMaterial,
      callById: { certificate: readCertificate },
      create: createMaterial,
      update: updateMaterial,
      delete: deleteMaterial,
      export: exportVerb('materials', materialListing, materialColumns),
      upload: uploadCertificate,
    }),
  ],
};

export { materialTable } from './table';
export { lockMaterial } from './writeMaterial';
