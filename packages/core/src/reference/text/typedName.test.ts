import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personName, typedName } from './typedName';

describe('a name as it is kept', () => {
  it.each([
    ['阿卜杜拉•买买提', '阿卜杜拉·买买提'],
    ['阿卜杜拉・买买提', '阿卜杜拉·买买提'],
    ['阿卜杜拉．买买提', '阿卜杜拉·买买提'],
    ['阿卜杜拉.买买提', '阿卜杜拉·买买提'],
    ['阿卜杜拉･买买提', '阿卜杜拉·买买提'],
    ['阿卜杜拉 ‧ 买买提∙艾⋅山', '阿卜杜拉·买买提·艾·山'],
    ['ジョン・スミス', 'ジョン・スミス'],
    ['J. R. R. Tolkien', 'J. R. R. Tolkien'],
    ['D’ARC', "D'ARC"],
    ['D‘Arc DʼArc D＇Arc D′Arc D`Arc D´Arc', "D'Arc D'Arc D'Arc D'Arc D'Arc D'Arc"],
    ['ＡＢＣ', 'ABC'],
    ['Ａｃｍｅ　１２３．Ｉｎｃ', 'Acme 123.Inc'],
    ['ﬁnch', 'finch'],
    ['ﬂora ﬀ ﬃ ﬄ ﬆ ĳ Ǆ Ⅷ', 'flora ff ffi ffl st ij DŽ VIII'],
    ['𝐉𝐨𝐡𝐧', 'John'],
    ['ｶﾞﾝﾊﾞ', 'ガンバ'],
    ['北京贸易有限公司（上海）', '北京贸易有限公司（上海）'],
    ['髙橋 德', '髙橋 德'],
    ['  Zoe\u0308 \u00a0\u2003 O’Neill ', "Zoë O'Neill"],
    ['می‌خواهم', 'می‌خواهم'],
    ['Mª José ½', 'Mª José ½'],
  ])('is of %j %j', (text, kept) => expect(typedName(text)).toBe(kept));

  it('stays what it is once it is kept', () => {
    const unit = fc.oneof(
      fc.constantFrom(...'•・．‧.· 阿买’`Ａ１ｶﾞﾊﾟﬁ（！\u3000\u0301a'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    );
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const kept = typedName(text);
        expect(typedName(kept)).toBe(kept);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    [{ firstName: 'Ada', middleName: 'King', lastName: 'Byron' }, 'Ada King Byron'],
    [{ firstName: 'Suharto' }, 'Suharto'],
    [{ lastName: 'Suharto' }, 'Suharto'],
    [{ firstName: '晓明', lastName: '王' }, '王晓明'],
    [{ lastName: '王' }, '王'],
    [{}, ''],
  ])('is shown for %o as %j', (names, shown) => expect(personName(names)).toBe(shown));
});
