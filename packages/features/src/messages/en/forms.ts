/** Sentences of a form: its fields and steps, in English. */
export const forms = {
  'form.required': 'This field is required',
  'form.currency': 'Currency',
  'form.requiredField': 'The {field} is required',
  'form.search': 'Type to search',
  'form.save': 'Save changes',
  'form.next': 'Continue',
  'form.back': 'Back',
  'form.finish': 'Done',
  'form.review': 'Review',
  'form.kept': 'What you entered is still here.',
  'form.restored': 'Your unsaved entries were restored.',
  'form.startOver': 'Start over',
  'form.forbidden': 'You don’t have permission',
  'form.forbiddenDetail': 'Ask an administrator of your company for access.',
} as const;
