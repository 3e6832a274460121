export const errorStateEn = {
  'errorState.retry': 'Try again',
  'errorState.requestId': 'Request ID',
} as const;

export const errorStateFr: Record<keyof typeof errorStateEn, string> = {
  'errorState.retry': 'Réessayer',
  'errorState.requestId': 'ID de requête',
};

export const errorStateZh: Record<keyof typeof errorStateEn, string> = {
  'errorState.retry': '重试',
  'errorState.requestId': '请求 ID',
};
