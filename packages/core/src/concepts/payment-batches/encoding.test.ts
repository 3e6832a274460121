import { describe, expect, it } from 'vitest';
import { decodePaymentFile, encodingOfPaymentFile } from './encoding';
import { told } from './testing/readText';

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
