/** Sentences of the virtual account widgets, in English. */
export const virtualAccounts = {
  'virtualAccounts.problem.notOffered': 'No account numbers are issued for this currency in this country',
  'virtualAccounts.problem.nameOfNoShop': 'Choose the shop whose name the account shall bear',
  'virtualAccounts.problem.otherShop': 'This shop does not belong to the owner',
  'virtualAccounts.problem.shopOff': 'This shop must be enabled first',
} as const;
