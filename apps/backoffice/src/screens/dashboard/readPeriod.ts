import { type DateRangePreset, dateRangePreset } from '@corridor/core';
import { codeParam, readerOf } from '../address/readParams';

/** The period that the address of the dashboard asks for. */
export const readPeriod = readerOf<{ readonly period: DateRangePreset }>({
  period: codeParam('period', dateRangePreset.codes, 'lastThreeMonth'),
});
