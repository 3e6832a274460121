import { defineResource } from '../../resource';
import type { DashboardContract } from './contract';

/** The home screen's figures on the wire. @source spec §2 */
export const dashboard = /* @__PURE__ */ defineResource<DashboardContract>('dashboard', {
  verbs: { call: true },
  calls: { figures: 'read' },
});
