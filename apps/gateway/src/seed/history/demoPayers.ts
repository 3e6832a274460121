type Payer = readonly [name: string, account: string, country: string];

/** Who pays into accounts of the seeded data, and is paid. All are invented. */
export const DEMO_PAYERS: readonly Payer[] = [
  ['Northwind Retail Group', 'GB29NWBK60161331926819', 'GB'],
  ['Atlas Online Marketplace LLC', '000123456789', 'US'],
  ['Maison Verlaine SARL', 'FR1420041010050500013M02606', 'FR'],
  ['Grupo Comercial del Norte', '032180000118359719', 'MX'],
  ['Importadora Rio Verde Ltda', '04252011000110', 'BR'],
  ['上海浦江进出口有限公司', '6222020200112233445', 'CN'],
  ['Sakura Direct KK', '1234567', 'JP'],
  ['Helvetia Handels AG', 'CH9300762011623852957', 'CH'],
  ['Gulf Horizon Trading FZE', 'AE070331234567890123456', 'AE'],
  ['Oberland Versand GmbH', 'DE89370400440532013000', 'DE'],
  ['Fjord Living AS', 'NO9386011117947', 'NO'],
  ['Kowloon Bridge Ltd', '012-345678-901', 'HK'],
];

/** What payers write beside their payments. */
export const DEMO_REFERENCES: readonly string[] = ['Invoice', 'Order', 'Settlement', 'Statement', 'Contract', 'Payout'];
