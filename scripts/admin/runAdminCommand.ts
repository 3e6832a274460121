import { readConnectors } from '@corridor/core';
import {
  createAdministrator,
  createSmtpMailer,
  type Database,
  importBins,
  nativeHasher,
  recoverAdministrator,
  type Unlocked,
  unlockPolicies,
} from '@corridor/gateway';
import type { AdminCommand } from './readAdminCommand.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** Does a command and gives the lines that its caller reads. @throws Error that says what is wrong */
export async function runAdminCommand(
  db: Database,
  command: AdminCommand,
  file: unknown,
  environment: Environment,
): Promise<string[]> {
  const passwords = nativeHasher;
  if (command.name === 'import') return importFrom(db, file, environment);
  if (command.name === 'create') {
    const { partnerName, person, email } = command;
    const { password } = await createAdministrator({ db, passwords }, { partnerName, name: person, email });
    return [wayIn(email, password)];
  }
  const mailer = mailerOf(environment);
  if (command.name === 'unlock') {
    const { kinds, ...informed } = await unlockPolicies({ db, mailer }, command.partnerName);
    return [
      `${command.partnerName} has no approval policies any more for ${kinds.join(', ')}: set them again once two people can decide.`,
      ...toldOf('administrators', informed),
    ];
  }
  const { password, ...informed } = await recoverAdministrator({ db, passwords, mailer }, command);
  return [wayIn(command.email, password), ...toldOf('other administrators', informed)];
}

const toldOf = (who: string, { told, untold }: Pick<Unlocked, 'told' | 'untold'>) => [
  ...(told.length > 0 ? [`Told by mail, ${who}: ${told.join(', ')}`] : []),
  ...(untold.length > 0 ? [`Tell the ${who} yourself, no mail could be sent: ${untold.join(', ')}`] : []),
];

const wayIn = (email: string, password: string) =>
  `${email} may sign in with the password ${password} and has to choose another one then.`;

function mailerOf({ SMTP_URL, MAIL_FROM = 'no-reply@corridor.example' }: Environment) {
  return SMTP_URL ? createSmtpMailer(SMTP_URL, MAIL_FROM) : null;
}

async function importFrom(db: Database, file: unknown, environment: Environment): Promise<string[]> {
  const { NODE_ENV, CORRIDOR_SIMULATE = '' } = environment;
  const onlyTestBins = NODE_ENV !== 'production' || readConnectors(CORRIDOR_SIMULATE).named.includes('vault');
  const { company, added, changed, unchanged } = await importBins({ db, onlyTestBins }, file);
  const told = [
    ['added', added],
    ['changed', changed],
    ['as before', unchanged],
  ] as const;
  return [
    `${company} may issue cards of these BINs:`,
    ...told.flatMap(([what, bins]) => (bins.length > 0 ? [`  ${what}: ${bins.join(', ')}`] : [])),
  ];
}
