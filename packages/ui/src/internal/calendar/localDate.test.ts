import { describe, expect, it } from 'vitest';
import { readLocalDate, shiftDate, shiftDateMonths, toDate, todayIn, toLocalDate } from './localDate';

describe('localDate', () => {
  it('reads the ways people type a day and no day that does not exist', () => {
    expect(['2025-03-01', '2025/3/1', ' 20250301 ', '2025.03.1'].map(readLocalDate)).toEqual(
      Array(4).fill('2025-03-01'),
    );
    expect(['2025-02-29', '2024-13-01', '2024-00-10', '1.3.2025', 'soon', ''].map(readLocalDate)).toEqual(
      Array(6).fill(undefined),
    );
    expect(readLocalDate('2024-02-29')).toBe('2024-02-29');
  });

  it('keeps the day through a Date and back', () => {
    for (const day of ['2025-03-30', '2025-10-26', '0099-12-31', '2024-02-29']) {
      expect(toLocalDate(toDate(day) ?? new Date(Number.NaN))).toBe(day);
    }
  });

  it('shifts over months and years', () => {
    expect(shiftDate('2025-01-01', -1)).toBe('2024-12-31');
    expect(shiftDateMonths('2025-05-31', -3)).toBe('2025-02-28');
    expect(shiftDateMonths('2025-01-15', -1)).toBe('2024-12-15');
  });

  it('says what day it is in a zone', () => {
    expect(readLocalDate(todayIn('Pacific/Kiritimati'))).toBeDefined();
    expect(todayIn('Pacific/Kiritimati') > todayIn('Pacific/Pago_Pago')).toBe(true);
  });
});
