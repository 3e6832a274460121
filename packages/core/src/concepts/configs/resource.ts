import { defineResource } from '../../resource';
import type { ConfigsContract } from './contract';

/** Configuration on the wire. @source spec §3 */
export const configs = /* @__PURE__ */ defineResource<ConfigsContract>('config', {
  verbs: { call: true },
  calls: { getConfigs: 'read' },
});
