export const stepperEn = {
  'stepper.place': 'Step {current} of {total}',
  'stepper.done': 'done',
  'stepper.invalid': 'needs correction',
} as const;
