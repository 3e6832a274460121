export const phoneInputEn = {
  'phoneInput.country': 'Country calling code',
  'phoneInput.wrong': 'The format of phone number is incorrect',
} as const;

export const phoneInputFr: Record<keyof typeof phoneInputEn, string> = {
  'phoneInput.country': 'Indicatif du pays',
  'phoneInput.wrong': 'Le format du numéro de téléphone est incorrect',
};

export const phoneInputZh: Record<keyof typeof phoneInputEn, string> = {
  'phoneInput.country': '国家区号',
  'phoneInput.wrong': '电话号码格式不正确',
};
