import type { merchants as en } from '../en/merchants';

/** Sentences of the merchant widgets, in Chinese. */
export const merchants: Record<keyof typeof en, string> = {
  'merchants.type.corporation': '企业',
  'merchants.type.individual': '个人',
  'merchants.onboardingStatus.initial': '初始',
  'merchants.onboardingStatus.toBeUploaded': '待上传',
  'merchants.onboardingStatus.toBeSupplemented': '待补充',
  'merchants.onboardingStatus.underReview': '审核中',
  'merchants.onboardingStatus.approved': '已通过',
  'merchants.onboardingStatus.rejected': '已拒绝',
  'merchants.onboardingStatus.enabled': '已启用',
  'merchants.onboardingStatus.disabled': '已停用',
};
