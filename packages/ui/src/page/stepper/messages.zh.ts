import type { stepperEn } from './messages';

export const stepperZh: Record<keyof typeof stepperEn, string> = {
  'stepper.place': '第 {current} 步，共 {total} 步',
  'stepper.done': '已完成',
  'stepper.invalid': '需要更正',
};
