export const formEn = {
  'form.summary': '{count} fields need attention',
  'form.summaryOne': '1 field needs attention',
  'form.summaryItem': '{label}: {problem}',
  'form.leaveTitle': 'Discard changes?',
  'form.leaveText': 'Your unsaved changes will be lost.',
  'form.leave': 'Discard',
  'form.stay': 'Keep editing',
  'form.unchecked': 'The form could not be checked. Check your connection and try again.',
} as const;
