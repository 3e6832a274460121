export const errorStateEn = {
  'errorState.retry': 'Try again',
  'errorState.requestId': 'Request ID',
} as const;
