/** Sentences of the question before an action, on one record or many, in English. */
export const actions = {
  'actions.now': 'Available now:',
  'confirm.reason': 'Reason',
  'confirm.reasonHelp': 'Kept in the record’s timeline.',
  'confirm.secretRequired': 'This field is required',
  'confirm.reasonRequired': 'Enter a reason',
  'confirm.reasonTooLong': 'At most 255 characters',
  'confirm.typed': 'Type {text} to confirm',
  'confirm.typedWrong': 'This doesn’t match {text}',
  'bulk.waiting': 'Waiting',
  'bulk.done': 'Done',
  'bulk.failed': 'Not done: {reason}',
  'bulk.summary': '{done} of {count} done',
  'confirm.reasons': 'Reasons',
  'confirm.reasonsRequired': 'Choose at least one reason',
  'confirm.note': 'Note',
} as const;
