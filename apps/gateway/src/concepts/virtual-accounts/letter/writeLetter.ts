import type { VirtualAccount, VirtualAccountLetter } from '@corridor/core';
import type { Call, Language } from '../../../platform/call';
import { PAGE_MARGIN as LEFT, type PrintedPage, printPage } from '../../../platform/pdf/printPage';
import { toVirtualAccount, virtualAccountRecord } from '../listing';
import { letterLines } from './letterLines';
import { WORDS } from './words';

const WIDTH = 483;
const LABEL = 160;
const FIRST = 64;
const LINE = 24;

/** The letter for payers of a virtual account, in the caller's language. @throws Refusal when there is no such account */
export async function writeLetter(call: Call, id: string): Promise<VirtualAccountLetter> {
  const account = toVirtualAccount(await virtualAccountRecord.find(call, id), call);
  const { partnerName } = call.principal;
  return printPage(call, {
    name: `account-details-${account.currency}-${account.accountNumber.slice(-4)}.pdf`,
    title: (language) => WORDS.title[language],
    draw: (pen, language) => draw(pen, account, { partnerName, language, now: call.now }),
  });
}

interface Printing {
  readonly partnerName: string;
  readonly language: Language;
  readonly now: Date;
}

function draw(pen: Parameters<PrintedPage['draw']>[0], account: VirtualAccount, printing: Printing) {
  const { partnerName, language, now } = printing;
  const whole = { left: LEFT, width: WIDTH, size: 10 };
  pen(partnerName, { ...whole, top: FIRST });
  pen(WORDS.title[language], { ...whole, top: FIRST + 28, size: 18, bold: true });
  pen(WORDS.intro[language], { ...whole, top: FIRST + 64 });
  let top = FIRST + 104;
  for (const [label, text] of letterLines(account, language)) {
    pen(label, { left: LEFT, top, width: LABEL - 8, size: 10 });
    pen(text, { left: LEFT + LABEL, top, width: WIDTH - LABEL, size: 11, bold: true, whole: true });
    top += LINE;
  }
  pen(WORDS.note[language], { ...whole, top: top + LINE });
  if (account.status !== 1) pen(WORDS.disabled[language], { ...whole, top: top + 2 * LINE, bold: true });
  pen(`${WORDS.issued[language]} ${now.toISOString().slice(0, 10)}`, { ...whole, top: top + 3 * LINE });
}
