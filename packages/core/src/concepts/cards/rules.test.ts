import { describe, expect, it } from 'vitest';
import type { CardBin, CardLimits } from './contract';
import {
  binOffers,
  CARD_LABEL_MAX_LENGTH,
  checkCardLimits,
  embossedName,
  isAcsPasswordAllowed,
  isCardLabel,
  isHolderName,
  isLast4,
  isPinAllowed,
  sharedCardProblem,
} from './rules';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const DEFAULTS: CardLimits = {
  overallTotal: usd('500.00'),
  maxSingle: usd('100.00'),
  daily: usd('200.00'),
  monthly: usd('400.00'),
  maxDailyTransactions: 10,
};

describe('what is written on a card', () => {
  it.each([
    ['Ada Test', 'ADA TEST'],
    ["Zoë O'Neill-Łuk. 2/3", "ZOE O'NEILL-LUK. 2/3"],
    ['O', 'O'],
    ['Suharto', 'SUHARTO'],
    ['D’ARC', "D'ARC"],
    ['ＡＢＣ', 'ABC'],
    ['ﬁnch', 'FINCH'],
    ['Groß Æsir Þór ığdır', 'GROSS AESIR THOR IGDIR'],
    ['Nguyễn–Văn  Tú', 'NGUYEN-VAN TU'],
    ['’t Hooft', "'T HOOFT"],
    ['A'.repeat(26), 'A'.repeat(26)],
    ['A'.repeat(27), null],
    ['ß'.repeat(14), null],
    ['x̄'.repeat(26), 'X'.repeat(26)],
    [' Ada', 'ADA'],
    ['3M Company', '3M COMPANY'],
    ['-Ada', null],
    ['Ада Тест', null],
    ['阿卜杜拉•买买提', null],
    ['Ada!', null],
    ['!Ada', null],
    ['Ada 王', null],
    ['Ada\u200bB', null],
    ['', null],
  ])('is of the name %j: %j', (name, embossed) => {
    expect([embossedName(name), isHolderName(name)]).toEqual([embossed, embossed !== null]);
  });

  it.each([
    ['4242', true],
    ['424', false],
    ['42424', false],
    ['424a', false],
    ['a4242', false],
  ])('ends in %j: %s', (text, isEnd) => {
    expect(isLast4(text)).toBe(isEnd);
  });

  it('is no label longer than it may be', () => {
    const longest = 'x'.repeat(CARD_LABEL_MAX_LENGTH);
    expect([isCardLabel(''), isCardLabel(longest), isCardLabel(`${longest}x`)]).toEqual([true, true, false]);
  });
});

describe('the kind of a card', () => {
  it.each([
    [1, 'commercial', null],
    [1, 'personal', 'notCommercial'],
    [2, 'commercial', 'notCorporation'],
    [2, 'personal', 'notCorporation'],
  ] as const)('of merchant type %d, %s, may be shared but for %s', (type, model, problem) => {
    expect(sharedCardProblem({ merchantType: type, model })).toBe(problem);
  });

  it('is one that its BIN offers, in type and model', () => {
    const offered = { types: ['virtual'], models: ['personal'] } satisfies Partial<CardBin>;
    const bin: CardBin = { bin: '424242', scheme: 'visa', currency: 'USD', defaultLimits: DEFAULTS, ...offered };
    expect(binOffers(bin, 'virtual', 'personal')).toBe(true);
    expect(binOffers(bin, 'physical', 'personal')).toBe(false);
    expect(binOffers(bin, 'virtual', 'commercial')).toBe(false);
  });
});

describe('the secrets of a card', () => {
  it.each([
    ['274913', true],
    ['112233', true],

    ['27491', false],
    ['2749130', false],
    ['2749a3', false],
    ['777777', false],
    ['123456', false],
    ['567890', false],
    ['012345', false],
    ['654321', false],
    ['098765', false],
    ['543210', false],
  ])('may be the PIN %s: %s', (pin, allowed) => {
    expect(isPinAllowed(pin)).toBe(allowed);
  });

  it.each([
    ['Secret', true],
    ['!~'.repeat(10), true],
    ['Secre', false],
    ['s'.repeat(21), false],
    ['Open Sesame', false],
    ['Sésame', false],
  ])('may be the ACS password %s: %s', (password, allowed) => {
    expect(isAcsPasswordAllowed(password)).toBe(allowed);
  });
});

describe('the limits of a card', () => {
  // @spec 5.limits
  it('may each be as high as the default, and as low as the smallest amount', () => {
    expect(checkCardLimits(DEFAULTS, DEFAULTS)).toEqual([]);
    expect(checkCardLimits({ daily: usd('0.01'), maxDailyTransactions: 1 }, DEFAULTS)).toEqual([]);
  });

  it('contradict none that was set before, while a default may be moot', () => {
    const kept = { maxSingle: usd('60.00') };
    expect(checkCardLimits({ overallTotal: usd('50.00') }, DEFAULTS)).toEqual([]);
    expect(checkCardLimits({ overallTotal: usd('60.00') }, DEFAULTS, kept)).toEqual([]);
    expect(checkCardLimits({ daily: usd('59.99') }, DEFAULTS, kept)).toEqual([
      { limit: 'daily', reason: 'cards.limits.belowNarrower' },
    ]);
    expect(checkCardLimits({ maxDailyTransactions: 2 }, DEFAULTS, { ...kept, daily: usd('1.00') })).toEqual([]);
  });

  it.each([
    [{ overallTotal: usd('500.01') }, 'overallTotal', 'notBelowDefault'],
    [{ maxSingle: usd('0.00') }, 'maxSingle', 'notPositive'],
    [{ daily: { amount: '1.00', currency: 'EUR' } }, 'daily', 'currencyDiffers'],
    [{ monthly: usd('1.001') }, 'monthly', 'malformed'],
    [{ maxDailyTransactions: 11 }, 'maxDailyTransactions', 'notBelowDefault'],
    [{ maxDailyTransactions: 0 }, 'maxDailyTransactions', 'notPositive'],
    [{ maxDailyTransactions: 1.5 }, 'maxDailyTransactions', 'notPositive'],
    [{ maxSingle: usd('60.00'), overallTotal: usd('50.00') }, 'maxSingle', 'aboveOverall'],
    [{ maxSingle: usd('60.00'), daily: usd('50.00'), overallTotal: usd('50.00') }, 'maxSingle', 'aboveDaily'],
    [{ daily: usd('150.00'), monthly: usd('149.99') }, 'daily', 'aboveMonthly'],
    [{ monthly: usd('300.00'), overallTotal: usd('299.00') }, 'monthly', 'aboveOverall'],
  ] as const)('are refused as %o', (limits, limit, reason) => {
    expect(checkCardLimits(limits, DEFAULTS)).toEqual([{ limit, reason: `cards.limits.${reason}` }]);
  });
});
