/** Sentences of the material link widgets, in English. */
export const materialLinks = {
  'materialLinks.status.linked': 'Linked',
  'materialLinks.status.released': 'Released',
  'materialLinks.problem.amount': 'Enter an amount above zero',
  'materialLinks.problem.aboveMaterial': 'This is more than the material has left',
  'materialLinks.problem.aboveCollection': 'This is more than the collection still needs',
  'materialLinks.problem.otherCurrency': 'Material and collection must be in the same currency',
  'materialLinks.problem.otherOwner': 'Material and collection must belong to the same owner',
} as const;
