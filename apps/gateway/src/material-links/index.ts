import { materialLinks } from '@corridor/core';
import type { Concept } from '../app/Concept';
import { exportVerb, listingVerbs } from '../listing';
import { implement } from '../resource';
import { materialLinkColumns } from './columns';
import { materialLinkListing } from './listing';
import { materialLinkMigrations } from './migration';
import { materialLinkSchemas } from './schema';
import { createMaterialLink, deleteMaterialLink, getMaterialLink } from './writeLink';

/** Which material covers which collection. */
export const materialLinkConcept: Concept = {
  name: 'material-links',
  migrations: materialLinkMigrations,
  resources: [
    implement(materialLinks, materialLinkSchemas, {
      ...listingVerbs(materialLinkListing),
      get: getMaterialLink,
      create: createMaterialLink,
      delete: deleteMaterialLink,
      export: exportVerb('material-links', materialLinkListing, materialLinkColumns),
    }),
  ],
};
