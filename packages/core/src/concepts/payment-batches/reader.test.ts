import { describe, expect, it } from 'vitest';
import { disagreementsOfPaymentBatch } from './control';
import { needsAttention } from './draft';
import { trailersOfPaymentSheet } from './layout';
import { placesOfNearNames } from './matching';
import { answerPaymentBatchQuestion, withoutAnswersAbout } from './questions';
import { check, type Patch, payee, told } from './testing/readText';

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
