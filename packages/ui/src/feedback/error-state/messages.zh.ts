import type { errorStateEn } from './messages';

export const errorStateZh: Record<keyof typeof errorStateEn, string> = {
  'errorState.retry': '重试',
  'errorState.requestId': '请求编号',
};
