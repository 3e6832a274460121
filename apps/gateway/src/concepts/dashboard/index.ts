import { dashboard } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { implement } from '../../platform/resource';
import { dashboardFigures } from './figures';
import { dashboardSchemas } from './schema';

/** The figures of the home screen. */
export const dashboardConcept: Concept = {
  name: 'dashboard',
  resources: [implement(dashboard, dashboardSchemas, { call: { figures: dashboardFigures } })],
};
