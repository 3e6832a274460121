export const stepperEn = {
  'stepper.place': 'Step {current} of {total}',
  'stepper.done': 'done',
  'stepper.invalid': 'needs correction',
} as const;

export const stepperFr: Record<keyof typeof stepperEn, string> = {
  'stepper.place': 'Étape {current} sur {total}',
  'stepper.done': 'terminé',
  'stepper.invalid': 'à corriger',
};

export const stepperZh: Record<keyof typeof stepperEn, string> = {
  'stepper.place': '第 {current} 步，共 {total} 步',
  'stepper.done': '已完成',
  'stepper.invalid': '需要更正',
};
