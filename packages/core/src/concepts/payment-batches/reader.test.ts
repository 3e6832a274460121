import { describe, expect, it } from 'vitest';
import type { CurrencyCode } from '../../reference/currencies';
import { withFormulas, withoutFormulas } from '../../reference/text';
import { matchPaymentBatchColumns } from './columns';
import type { PaymentBatchBook, PaymentBatchSourceState } from './contract';
import { disagreementsOfPaymentBatch } from './control';
import { draftPaymentBatch, needsAttention, type PaymentBatchDraftRow, paymentBatchChecker } from './draft';
import { decodePaymentFile, encodingOfPaymentFile } from './encoding';
import { layOutPaymentSheet, trailersOfPaymentSheet } from './layout';
import { indexPaymentBatchBook, placesOfNearNames } from './matching';
import { answerPaymentBatchQuestion, withoutAnswersAbout } from './questions';
import { readPaymentSheet } from './sheet';

const BATCH = '019c0983-4a73-7000-9a31-6fe51a05ba7c';

const payee = (name: string, currency: CurrencyCode = 'USD') => ({
  id: `id of ${name}`,
  name,
  accountEnding: '',
  currency,
  paymentMethod: 'local' as const,
  bankCountry: 'US' as const,
  feeDirection: null,
  purpose: null,
  referenceKind: 'text' as const,
});
const account = (currency: CurrencyCode) => ({
  id: `account in ${currency}`,
  ownerId: 'owner',
  ownerName: 'Own',
  currency,
  available: { amount: '1000000', currency },
  own: true,
});
const bookOf = (change: Partial<PaymentBatchBook> = {}): PaymentBatchBook => ({
  payees: [payee('Lindner'), payee('Acme'), payee('Kuwait', 'KWD'), payee('Tokyo', 'JPY'), payee('@Home GmbH')],
  near: [],
  accounts: (['USD', 'KWD', 'JPY'] as const).map(account),
  sources: [],
  recent: [],
  ...change,
});

type Patch = (row: PaymentBatchDraftRow) => PaymentBatchDraftRow;

function check(text: string, change?: Partial<PaymentBatchBook>, patch: Patch = (row) => row) {
  const layout = layOutPaymentSheet(readPaymentSheet(text));
  const columns = matchPaymentBatchColumns(layout.headings);
  const rows = paymentBatchChecker()(
    draftPaymentBatch(layout, columns).map(patch),
    indexPaymentBatchBook(bookOf(change)),
  );
  return {
    layout,
    columns,
    rows,
    payable: rows.flatMap(({ excluded, reading }) => (!excluded && reading.ok ? [reading] : [])),
  };
}

/** What is told of each row: whom and how much it pays, or what is asked and wrong. */
function told(text: string, change?: Partial<PaymentBatchBook>, patch?: Patch): readonly string[] {
  return check(text, change, patch).rows.map(({ line, excluded, reading }) => {
    const what = reading.ok
      ? `${reading.payee.name} ${reading.order.amount.amount} ${reading.order.reference}`
      : [...reading.questions.map(({ kind }) => kind), ...reading.problems.map(({ reason }) => reason)].join(' ');
    return `${line}${excluded ? ' excluded' : ''}: ${what}`;
  });
}

const withAmount = (name: string, amount: string) => `Beneficiary\tAmount\tReference\n${name}\t${amount}\tINV 1`;

describe('a file of payments', () => {
  it.each([',', '\t', ';'])(
    'names the line with a stray quotation mark, and pays the others (cells parted by %j)',
    (mark) => {
      const lines = ['Beneficiary,Amount,Reference,Notes', 'Lindner,10.00,INV 1,', 'Acme,20.00,INV 2,"Rush" order'];
      const text = [...lines, 'Lindner,30.00,INV 3,', 'Acme,40.00,INV 4,'].join('\n').replaceAll(',', mark);
      expect(told(text)).toEqual([
        '2: Lindner 10.00 INV 1',
        '3: unreadable',
        '4: Lindner 30.00 INV 3',
        '5: Acme 40.00 INV 4',
      ]);
      const shown = { kind: 'asShown' } as const;
      const answered: Patch = (row) => ({
        ...row,
        answers: answerPaymentBatchQuestion(row.answers, { kind: 'unreadable' }, shown),
      });
      expect(told(text, {}, answered)[1]).toBe('3: Acme 20.00 INV 2');
    },
  );

  it.each([
    [
      'a mark that is never closed',
      '"Acme,20.00,INV 2',
      'Acme,30.00,INV 3',
      ['2: unreadable payeeNear', '3: Acme 30.00 INV 3'],
    ],
    [
      'a mark that the next line closes',
      'Acme,20.00,"INV 2',
      'Acme,30.00,INV 3"',
      ['2: severalLines referenceCharacters'],
    ],
    [
      'a mark in the middle of a cell',
      'Acme 5" pipe,20.00,INV 2',
      'Acme,30.00,INV 3',
      ['2: unreadable beneficiaryUnknown', '3: Acme 30.00 INV 3'],
    ],
    [
      'a cell of two lines',
      'Acme,20.00,"INV\n2"',
      'Acme,30.00,INV 3',
      ['2: referenceCharacters', '4: Acme 30.00 INV 3'],
    ],
  ])('has a doubt about %s, and swallows nothing', (_name, one, other, lines) =>
    expect(told(`Beneficiary,Amount,Reference\n${one}\n${other}`)).toEqual(lines),
  );

  it.each([
    ['more cells than headings', 'Lindner,1,234.56,INV 1', '2: surplusCells'],
    ['an amount that was split, and an empty cell', 'Lindner,1,234,', '2: surplusCells'],
    ['an empty cell more', 'Lindner,10.00,INV 1,', '2: emptyCells'],
    ['one cell fewer', 'Lindner,10.00', '2: missingCells referenceMissing'],
  ])('blocks a row of %s', (_name, row, line) => expect(told(`Beneficiary,Amount,Reference\n${row}`)).toEqual([line]));

  it('blocks rows below one more heading than cells', () => {
    expect(told('Beneficiary,Amount,Reference,Notes\nLindner,10.00,INV 1')).toEqual(['2: missingCells']);
    expect(told('Notes,Beneficiary,Amount,Reference\nLindner,10.00,INV 1')[0]).toMatch(/missingCells/);
  });

  it.each([
    ['KWD 10.000', 'Kuwait', '10.000', 'amountAmbiguous'],
    ['KWD "10,000"', 'Kuwait', '"10,000"', 'amountAmbiguous'],
    ['JPY "1,234"', 'Tokyo', '"1,234"', 'Tokyo 1234 INV 1'],
    ['JPY 1.234', 'Tokyo', '1.234', 'Tokyo 1234 INV 1'],
    ['USD 1.234', 'Lindner', '1.234', 'amountAmbiguous'],
    ['$1,234.50', 'Lindner', '$1,234.50', 'Lindner 1234.50 INV 1'],
    ['1E+06', 'Lindner', '1E+06', 'notAnAmount'],
    ['(1,234.50)', 'Lindner', '(1,234.50)', 'notAnAmount'],
    ['1234.50-', 'Lindner', '1234.50-', 'notAnAmount'],
    ['1,234.50 CR', 'Lindner', '1,234.50 CR', 'notAnAmount'],
    ['€ 1.234,50 into USD', 'Lindner', '€ 1.234,50', 'notAnAmount'],
  ])('asks or refuses, and never changes, the amount %s', (_name, name, amount, line) =>
    expect(told(withAmount(name, amount))).toEqual([`2: ${line}`]),
  );

  it('pays the amount of the decimal mark that is chosen, and asks again once the text is another', () => {
    const [row] = check(withAmount('Kuwait', '10.000')).rows;
    const [question] = row && !row.reading.ok ? row.reading.questions : [];
    expect(question?.choices.map((choice) => choice.kind === 'mark' && choice.amount)).toEqual([
      { amount: '10.000', currency: 'KWD' },
      { amount: '10000', currency: 'KWD' },
    ]);
    const answered =
      (at: number): Patch =>
      (one) => {
        const choice = question?.choices[at];
        return question && choice
          ? { ...one, answers: answerPaymentBatchQuestion(one.answers, question, choice) }
          : one;
      };
    expect(told(withAmount('Kuwait', '10.000'), {}, answered(0))).toEqual(['2: Kuwait 10.000 INV 1']);
    expect(told(withAmount('Kuwait', '10.000'), {}, answered(1))).toEqual(['2: Kuwait 10000.000 INV 1']);
    const edited: Patch = (one) => ({ ...one, answers: withoutAnswersAbout(answered(1)(one).answers, 'amount') });
    expect(told(withAmount('Kuwait', '10.000'), {}, edited)).toEqual(['2: amountAmbiguous']);
  });

  it.each([
    ['株式会社ハンダ', '株式会社バンダ'],
    ['Nguyễn Văn Tú', 'Nguyễn Văn Tự'],
    ['कमल ट्रेडर्स', 'कोमल ट्रेडर्स'],
  ])('takes nobody for %s, whom the book has as like', (known, written) => {
    expect([...placesOfNearNames([written], ['Somebody else', known])]).toEqual([1]);
    expect([...placesOfNearNames([known], ['Somebody else', known])]).toEqual([]);
    const near = [payee(known)];
    expect(told(withAmount(written, '10.00'), { near })).toEqual(['2: payeeNear']);
    const [row] = check(withAmount(written, '10.00'), { near }).rows;
    const [question] = row && !row.reading.ok ? row.reading.questions : [];
    expect(question?.choices).toEqual([{ kind: 'payee', payee: payee(known) }]);
    const chosen: Patch = (one) => ({ ...one, answers: { ...one.answers, payeeId: `id of ${known}` } });
    expect(told(withAmount(written, '10.00'), { near }, chosen)).toEqual([`2: ${known} 10.00 INV 1`]);
    expect(told(withAmount(known, '10.00'), { near })).toEqual([`2: ${known} 10.00 INV 1`]);
  });

  it('takes a name without the accents of its Latin letters for the same', () =>
    expect(told(withAmount('Jose', '10.00'), { payees: [payee('José')] })).toEqual(['2: José 10.00 INV 1']));

  it('has its first line name what separates cells', () => {
    const { layout } = check('sep=;\nBeneficiary;Amount;Reference\nLindner;1.234,56;INV 1');
    expect([layout.headingLine, layout.above]).toEqual([2, []]);
    expect(told('sep=;\nBeneficiary;Amount;Reference\nLindner;1.234,56;INV 1')).toEqual(['3: Lindner 1234.56 INV 1']);
    expect(told('"sep=|"\r\nBeneficiary|Amount|Reference\r\nLindner|10|a, b')).toEqual(['3: Lindner 10.00 a, b']);
  });

  it('may have titles above its headings and totals below its payments', () => {
    const text =
      'Supplier run 17\nMarch;2026\n\nBeneficiary;Reference;Amount\nLindner;INV 1;1.234,56\nTotal;;1.234,56\nCount:;1;';
    const { layout, columns, rows, payable } = check(text);
    expect([layout.above.map(({ number }) => number), layout.headingLine]).toEqual([[1, 2], 4]);
    expect(told(text).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      '5: Lindner',
      '6 excluded:',
      '7 excluded:',
    ]);
    const trailers = trailersOfPaymentSheet(layout.rows, columns);
    expect(trailers).toEqual([
      { line: 6, currency: '', sum: '1.234,56' },
      { line: 7, currency: '', count: '1' },
    ]);
    expect(rows.filter(needsAttention)).toEqual([]);
    const disagreements = (sum: string, count: string) =>
      disagreementsOfPaymentBatch(payable, { currency: '', sum, count });
    expect(disagreements('1.234,56', '1')).toEqual([]);
    expect(disagreements('1.234,57', '2')).toEqual([
      { kind: 'count', currency: '', stated: '2', found: '1' },
      { kind: 'sum', currency: '', stated: '1.234,57', found: '1234.56' },
    ]);
    expect(disagreements('about 1,234', 'one').length).toBe(2);
    const included: Patch = (row) => ({ ...row, excluded: false });
    expect(told(text, {}, included)[1]).toMatch(/^6: totalLine/);
  });

  it('sums amounts of all currencies where none is named, as ISO 20022 does', () => {
    const { payable } = check('Beneficiary\tAmount\tReference\nLindner\t10.25\ta\nKuwait\t1.5\tb\nTokyo\t7000\tc');
    const of = (currency: string, sum: string) => disagreementsOfPaymentBatch(payable, { currency, sum, count: '' });
    expect([of('', '7,011.75'), of('USD', '10.25'), of('KWD', '1.5')]).toEqual([[], [], []]);
    expect(of('JPY', '8')).toEqual([{ kind: 'sum', currency: 'JPY', stated: '8', found: '7000' }]);
  });
});

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('the bytes of a file', () => {
  const chinese = [
    0xca, 0xd5, 0xbf, 0xee, 0xc8, 0xcb, 0x2c, 0xbd, 0xf0, 0xb6, 0xee, 0x2c, 0xb8, 0xbd, 0xd1, 0xd4, 0x0a,
  ];
  const unicode = (text: string, little: boolean) =>
    Uint8Array.from(
      [...text].flatMap((letter) => {
        const [low, high] = [letter.charCodeAt(0) % 256, letter.charCodeAt(0) >> 8];
        return little ? [low, high] : [high, low];
      }),
    );
  const TABS = 'Beneficiary\tAmount\tReference\r\nLindner\t10.00\tINV 1\r\n';

  it.each([
    ['UTF-8', new TextEncoder().encode('Bénéficiaire,Montant,Référence\nLindner,10.00,INV 1'), 'utf-8'],
    [
      'UTF-8 with its mark',
      Uint8Array.from([0xef, 0xbb, 0xbf, ...latin('Beneficiary,Amount,Reference\nLindner,10.00,INV 1')]),
      'utf-8',
    ],
    ['UTF-16LE with FF FE and tabs', Uint8Array.from([0xff, 0xfe, ...unicode(TABS, true)]), 'utf-16le'],
    ['UTF-16BE with FE FF', Uint8Array.from([0xfe, 0xff, ...unicode(TABS, false)]), 'utf-16be'],
    ['UTF-16LE without a mark', unicode(TABS, true), 'utf-16le'],
    ['UTF-16BE without a mark', unicode(TABS, false), 'utf-16be'],
    ['GB18030', Uint8Array.from([...chinese, ...latin('Lindner,10.00,INV 1')]), 'gb18030'],
    ['windows-1252', latin('B\xe9n\xe9ficiaire;Montant;R\xe9f\xe9rence\nLindner;10,00;INV 1'), 'windows-1252'],
  ])('are read as %s, and pay', (_name, bytes, encoding) => {
    const guess = encodingOfPaymentFile(bytes);
    expect(guess.encoding).toBe(encoding);
    expect(told(decodePaymentFile(bytes, guess.encoding))).toEqual(['2: Lindner 10.00 INV 1']);
  });

  it.each([
    [
      'windows-1251',
      'ООО «Ромашка»,Москва',
      [
        0xce, 0xce, 0xce, 0x20, 0xab, 0xd0, 0xee, 0xec, 0xe0, 0xf8, 0xea, 0xe0, 0xbb, 0x2c, 0xcc, 0xee, 0xf1, 0xea,
        0xe2, 0xe0,
      ],
    ],
    ['windows-1250', 'Łódź wpłata', [0xa3, 0xf3, 0x64, 0x9f, 0x20, 0x77, 0x70, 0xb3, 0x61, 0x74, 0x61]],
    [
      'windows-1253',
      'Ελλάδα Τράπεζα',
      [0xc5, 0xeb, 0xeb, 0xdc, 0xe4, 0xe1, 0x20, 0xd4, 0xf1, 0xdc, 0xf0, 0xe5, 0xe6, 0xe1],
    ],
    [
      'windows-1252',
      'Müller & Söhne',
      [0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72, 0x20, 0x26, 0x20, 0x53, 0xf6, 0x68, 0x6e, 0x65],
    ],
    [
      'gb18030',
      '北京贸易有限公司',
      [0xb1, 0xb1, 0xbe, 0xa9, 0xc3, 0xb3, 0xd2, 0xd7, 0xd3, 0xd0, 0xcf, 0xde, 0xb9, 0xab, 0xcb, 0xbe],
    ],
  ] as const)('are guessed to be %s by the words that they make: %s', (encoding, words, codes) => {
    const bytes = Uint8Array.from([...latin('Beneficiary,Amount,Reference\n'), ...codes]);
    expect(encodingOfPaymentFile(bytes)).toEqual({ encoding, isSure: false });
    expect(decodePaymentFile(bytes, encoding)).toContain(words);
  });
});

describe('a file of results', () => {
  const stateOf = (position: number, state: PaymentBatchSourceState['state']): PaymentBatchSourceState => ({
    batchId: BATCH,
    position,
    state,
    orderId: null,
    beneficiaryId: 'id of @Home GmbH',
    beneficiaryName: '@Home GmbH',
    amount: { amount: '12.000', currency: 'USD' },
  });
  const sources = [stateOf(1, 'placed'), stateOf(2, 'refused'), stateOf(3, 'waiting')];
  const headings = 'Payment ID,Beneficiary,Amount,Reference';
  const row = (id: string, amount = '12.00') =>
    `${id},${withoutFormulas('@Home GmbH')},${amount},${withoutFormulas('-17/2026')}`;

  it('comes back with the same reference and payee, and does not offer again what was placed or waits', () => {
    const text = [headings, row(`${BATCH}-1`), row(`${BATCH}-2`), row(`${BATCH}-3`)].join('\n');
    expect(text).toContain("'@Home GmbH,12.00,'-17/2026");
    expect(told(text, { sources })).toEqual([
      '2 excluded: alreadyPlaced',
      '3: @Home GmbH 12.00 -17/2026',
      '4 excluded: stillWaiting',
    ]);
    expect(check(text, { sources }).payable.map(({ order }) => order.source)).toEqual([
      { batchId: BATCH, position: 2 },
    ]);
    const included: Patch = (one) => ({ ...one, excluded: false });
    expect(check(text, { sources }, included).payable.length).toBe(1);
  });

  it('asks about an identity that nobody knows, and about one that comes twice', () => {
    const twice = [headings, row(`${BATCH}-2`), row(`${BATCH}-2`), row('made up'), row('')].join('\n');
    const lines = told(twice, { sources });
    expect(lines.map((line) => line.split(' ')[1])).toEqual([
      'paymentTwice',
      'paymentTwice',
      'paymentUnknown',
      'payeeNear',
    ]);
    const first: Patch = (one) => ({ ...one, excluded: one.number === 1 });
    expect(told(twice, { sources }, first)[1]).toBe('3: @Home GmbH 12.00 -17/2026');
  });

  it('leaves an apostrophe that somebody meant', () => {
    for (const text of ['-17/2026', "'-17", "''=1", 'a;=b', "a;'=b", '\t=x', "O'Neil", "it's", "'90s"]) {
      expect(withFormulas(withoutFormulas(text))).toBe(text);
    }
  });
});
