export type { Merchant, MerchantContract, MerchantFilter } from './contract';
export { type MerchantType, merchantType, type OnboardingStatus, onboardingStatus } from './enums';
export { merchants } from './resource';
