import { rmSync, writeFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { inRoot } from '../process/root.js';
import { forgetReport, readReport, reportFile } from './reports.js';

const PART = 'a report of reports.test';

afterEach(() => rmSync(reportFile(PART), { force: true }));

function read(report: object) {
  forgetReport(PART);
  writeFileSync(reportFile(PART), JSON.stringify(report));
  return readReport(PART);
}

it('reads the tests of Vitest, and a file that does not load', () => {
  const assertion = { fullName: 'money adds', duration: 1500, location: { line: 3 }, failureMessages: [] };
  const cases = read({
    testResults: [
      {
        name: inRoot('packages', 'a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { ...assertion, status: 'passed' },
          { ...assertion, status: 'failed', failureMessages: ['\u001b[31mtoo little\u001b[39m'] },
          { ...assertion, status: 'pending' },
        ],
      },
      { name: inRoot('packages', 'b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  });
  expect(cases).toEqual([
    { title: 'money adds', file: 'packages/a.test.ts', line: 3, seconds: 1.5, passed: true, left: [] },
    {
      title: 'money adds',
      file: 'packages/a.test.ts',
      line: 3,
      seconds: 1.5,
      passed: false,
      error: 'too little',
      left: [],
    },
    { title: 'it loads', file: 'packages/b.test.ts', seconds: 0, passed: false, error: 'no such module', left: [] },
  ]);
});

it('reads the tests of Playwright with what they left, and what went wrong outside of them', () => {
  const result = { duration: 2000, errors: [{ message: 'no such row' }], attachments: [{ path: '/a.png' }, {}] };
  const spec = { title: 'opens', file: 'a.spec.ts', line: 4, tests: [{ status: 'unexpected', results: [result] }] };
  const cases = read({
    config: { rootDir: inRoot('e2e') },
    suites: [{ title: 'a.spec.ts', specs: [], suites: [{ title: 'a viewer', specs: [spec] }] }],
    errors: [{ message: 'no server' }],
  });
  expect(cases).toEqual([
    {
      title: 'a viewer › opens',
      file: 'e2e/a.spec.ts',
      line: 4,
      seconds: 2,
      passed: false,
      error: 'no such row',
      left: ['/a.png'],
    },
    { title: 'outside of the tests', file: 'e2e', seconds: 0, passed: false, error: 'no server', left: [] },
  ]);
});

it('has nothing to read where a tool left nothing', () => {
  expect(readReport('a part that never ran')).toBeUndefined();
});
