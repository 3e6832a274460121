export const bannerEn = {
  'banner.dismiss': 'Dismiss',
  'banner.info': 'Note',
  'banner.success': 'Success',
  'banner.warning': 'Warning',
  'banner.danger': 'Error',
  'banner.neutral': 'Note',
} as const;

export const bannerFr: Record<keyof typeof bannerEn, string> = {
  'banner.dismiss': 'Fermer',
  'banner.info': 'Remarque',
  'banner.success': 'Réussite',
  'banner.warning': 'Avertissement',
  'banner.danger': 'Erreur',
  'banner.neutral': 'Remarque',
};

export const bannerZh: Record<keyof typeof bannerEn, string> = {
  'banner.dismiss': '关闭',
  'banner.info': '提示',
  'banner.success': '成功',
  'banner.warning': '警告',
  'banner.danger': '错误',
  'banner.neutral': '提示',
};
