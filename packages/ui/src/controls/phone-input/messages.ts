export const phoneInputEn = {
  'phoneInput.country': 'Country calling code',
  'phoneInput.wrong': 'The format of phone number is incorrect',
} as const;
