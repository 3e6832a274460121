import type { Random } from '../../platform/seeding/createRandom';

type Shop = readonly [name: string, mcc: string, country: string];

const SHOPS: readonly Shop[] = [
  ['Cloudharbor Hosting', '7372', 'US'],
  ['Meridional Air', '4511', 'FR'],
  ['Hotel Lindenhof', '7011', 'DE'],
  ['Paper & Pine Office', '5111', 'GB'],
  ['Adverto Media', '7311', 'IE'],
  ['Taquería La Esquina', '5812', 'MX'],
  ['Metro Rápido', '4111', 'BR'],
  ['Harbor Fuel 118', '5541', 'US'],
  ['Kanda Books', '5942', 'JP'],
  ['Bolt & Anvil Hardware', '5251', 'CA'],
];

/** A shop of the demo's authorizations: all are invented. */
export function demoShop(random: Random) {
  const [acceptorName, mcc, acceptorCountry] = random.pick(SHOPS);
  const acceptorId = String(random.between(10 ** 8, 10 ** 9 - 1)).padStart(15, '0');
  return { acceptorName, mcc, acceptorCountry, acceptorId, acquirerId: String(random.between(400_000, 499_999)) };
}
