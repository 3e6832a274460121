import { materialLinks } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { exportVerb, listingVerbs } from '../../platform/listing';
import { implement } from '../../platform/resource';
import { findCandidates } from './candidates';
import { getMaterialLink, materialLinkListing, materialLinkRecord } from './listing';
import { materialLinkMigrations } from './migration';
import { materialLinkSchemas } from './schema';
import { createMaterialLink, createMaterialLinks, deleteMaterialLink } from './writeLink';

/** Which material covers which collection. */
export const materialLinkConcept: Concept = {
  name: 'material-links',
  migrations: materialLinkMigrations,
  resources: [
    implement(
      materialLinks,
      materialLinkSchemas,
      {
        ...listingVerbs(materialLinkListing),
        get: getMaterialLink,
        call: { candidates: findCandidates, create: createMaterialLinks },
        create: createMaterialLink,
        delete: deleteMaterialLink,
        export: exportVerb('material-links', materialLinkListing, materialLinkSchemas.row),
      },
      { record: materialLinkRecord },
    ),
  ],
};
