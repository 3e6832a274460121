import { type CodeOf, defineEnumeration } from '../reference/enumeration';

/** The date ranges that lists offer by name. @source spec §2 */
export const dateRangePreset = /* @__PURE__ */ defineEnumeration('time.preset', [
  'today',
  'yesterday',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'lastThreeMonth',
]);

/** A code of `dateRangePreset`. */
export type DateRangePreset = CodeOf<typeof dateRangePreset>;
