import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latinText } from './latin';

const latin = (text: string) => {
  const reading = latinText(text);
  return reading.ok ? reading.text : reading.signs;
};

describe('the Latin form of a text', () => {
  it.each([
    ['ООО «Ромашка»', "OOO 'Romashka'"],
    ['Müller & Söhne_GmbH', 'Muller + Sohne-GmbH'],
    ['MÜLLER & SÖHNE', 'MULLER + SOHNE'],
    ['Straße, Ærø, Łódź, Đặng, Þór, ÞÓR, Œuvre', 'Strasse, Aero, Lodz, Dang, Thor, THOR, Oeuvre'],
    ['Nguyễn Văn Tú', 'Nguyen Van Tu'],
    ['İstanbul Şişli ığdır', 'Istanbul Sisli igdir'],
    ['Mª José Núñez', 'Ma Jose Nunez'],
    ['ＡＢＣ １２３', 'ABC 123'],
    ['ﬁnch ﬂat', 'finch flat'],
    ['D’Arc – “Ltd”; @home [EU]', "D'Arc - 'Ltd', (at)home (EU)"],
    ['№ 7 ½ Acme™ ©', 'No 7 1/2 AcmeTM'],
    ['  -late\u00a0 fee', 'late fee'],
    [':20:OTHER', '20:OTHER'],
    ['Щербаков Подъячев ЩУКА', 'Shcherbakov Podieiachev SHCHUKA'],
    ['Юлия Жёлтая', 'Iuliia Zheltaia'],
    ['Згурський Юрій, Ганна Мар’яненко', 'Zghurskyi Yurii, Hanna Marianenko'],
    ['Їжакевич Єлизавета', 'Yizhakevych Yelyzaveta'],
    ['Јовановић Живко, Љубљана', 'Jovanovic Zivko, Ljubljana'],
    ['Ќерка Ѓорѓи', 'Kjerka Gjorgji'],
    ['Ευαγγελία Αυγουστίνου Ξένος', 'Evangelia Avgoustinou Xenos'],
    ['Μπάμπης ΘΕΟΔΩΡΟΥ Θεοδώρου', 'Bampis THEODOROU Theodorou'],
    ['Ευτυχία Μαΐου άυλος', 'Eftychia Maiou aylos'],
    ['バンダ', 'Banda'],
    ['さとう ゆうき', 'Sato Yuki'],
    ['いのうえ まつうら おおた', 'Inoue Matsuura Ota'],
    ['シャチョー ジェット ッチ ハッチ ティファ ウィキ クァ', 'Shacho Jetto Tchi Hatchi Tifa Wiki Kwa'],
    ['ｶﾞﾝﾊﾞ', 'Ganba'],
    ['ジョン・スミス', 'Jon.Sumisu'],
    ['', ''],
  ])('of %j is %j', (text, form) => expect(latin(text)).toEqual(form));

  it.each([
    ['株式会社バンダ', [...'株式会社']],
    ['阿卜杜拉•买买提', [...'阿卜杜拉买提']],
    ['김민수', [...'김민수']],
    ['شركة', [...'شركة']],
    ['Қазақ', ['Қ', 'қ']],
    ['Acme 🎈', ['🎈']],
    ['"', ['"']],
  ])('is not guessed for %j, whose signs are named', (text, signs) => expect(latin(text)).toEqual(signs));

  it('has signs of character set X alone, is the form of itself, and begins with no sign of the message', () => {
    const texts = fc.string({
      unit: fc.oneof(fc.constantFrom(...'ÄßæЩїΕυγバっョ’«_@-: /'), fc.string({ unit: 'grapheme' })),
    });
    fc.assert(
      fc.property(texts, (text) => {
        const reading = latinText(text);
        if (reading.ok) {
          expect(reading.text).toMatch(/^(?![-:/ ])[A-Za-z0-9 /?:().,'+-]*$/);
          expect(latinText(reading.text)).toEqual(reading);
        } else expect(reading.signs.length).toBeGreaterThan(0);
      }),
    );
  });
});
