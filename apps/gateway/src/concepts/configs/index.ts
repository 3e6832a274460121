import { configs } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { implement } from '../../platform/resource';
import { getConfigs } from './getConfigs';
import { configSchemas } from './schema';

/** The configuration that a back office reads before its first screen. */
export const configConcept: Concept = {
  name: 'configs',
  resources: [implement(configs, configSchemas, { call: { getConfigs } }, { payload: 'dto', openToAll: true })],
};
