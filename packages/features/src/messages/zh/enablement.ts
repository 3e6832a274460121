import type { enablement as en } from '../en/enablement';

/** Words of the general on/off status, in Chinese. */
export const enablement: Record<keyof typeof en, string> = {
  'enablement.initial': '初始',
  'enablement.enabled': '已启用',
  'enablement.disabled': '已停用',
};
