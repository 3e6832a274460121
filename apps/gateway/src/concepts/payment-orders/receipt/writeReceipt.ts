import type { PrintedFile } from '@corridor/core';
import type { Call } from '../../../platform/call';
import { PAGE_MARGIN as LEFT, printPage } from '../../../platform/pdf/printPage';
import { getPaymentOrder } from '../findPaymentOrder';
import { instantText, receiptLines } from './receiptLines';
import { WORDS } from './words';

const WIDTH = 483;
const LABEL = 170;
const FIRST = 64;
const LINE = 24;

/** A payment order as it stands as a PDF, in the caller's language. @throws Refusal when the caller's partner has none such */
export async function writeReceipt(call: Call, id: string): Promise<PrintedFile> {
  const order = await getPaymentOrder(call, id);
  return printPage(call, {
    name: `payment-${order.createdAt.slice(0, 10)}-${order.id.slice(-8)}.pdf`,
    title: (language) => WORDS.title[language],
    draw: (pen, language) => {
      const whole = { left: LEFT, width: WIDTH, size: 10 };
      pen(call.principal.partnerName, { ...whole, top: FIRST });
      pen(WORDS.title[language], { ...whole, top: FIRST + 28, size: 18, bold: true });
      let top = FIRST + 72;
      for (const [label, text] of receiptLines(order, language)) {
        pen(label, { left: LEFT, top, width: LABEL - 8, size: 10 });
        pen(text, { left: LEFT + LABEL, top, width: WIDTH - LABEL, size: 10, bold: true, whole: true });
        top += LINE;
      }
      pen(`${WORDS.printed[language]} ${instantText(call.now.toISOString())}`, { ...whole, top: top + LINE });
    },
  });
}
