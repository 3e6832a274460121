export const bannerEn = {
  'banner.dismiss': 'Dismiss',
  'banner.info': 'Note',
  'banner.success': 'Success',
  'banner.warning': 'Warning',
  'banner.danger': 'Error',
  'banner.neutral': 'Note',
} as const;
