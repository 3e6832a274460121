export const formEn = {
  'form.summary': 'Please correct what is marked below',
  'form.summaryItem': '{label}: {problem}',
  'form.leaveTitle': 'Leave without saving?',
  'form.leaveText': 'What you have entered here will be lost.',
  'form.leave': 'Leave',
} as const;

export const formFr: Record<keyof typeof formEn, string> = {
  'form.summary': 'Veuillez corriger ce qui est signalé ci-dessous',
  'form.summaryItem': '{label} : {problem}',
  'form.leaveTitle': 'Quitter sans enregistrer ?',
  'form.leaveText': 'Ce que vous avez saisi ici sera perdu.',
  'form.leave': 'Quitter',
};

export const formZh: Record<keyof typeof formEn, string> = {
  'form.summary': '请更正下方标出的内容',
  'form.summaryItem': '{label}：{problem}',
  'form.leaveTitle': '不保存就离开？',
  'form.leaveText': '您在此输入的内容将会丢失。',
  'form.leave': '离开',
};
