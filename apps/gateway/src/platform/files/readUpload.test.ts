import { expect, it } from 'vitest';
import { readUpload } from './readUpload';

const formOf = (...names: readonly string[]) => {
  const form = new FormData();
  for (const name of names) form.append('file', new File(['%PDF-1.7'], name));
  return form;
};

it.each([
  ['/etc/passwd\u202efdp.exe', 'passwdfdp.exe'],
  ['a\r\nb\tc\u0000.pdf', 'file'],
  ['a\r\nb\tc.pdf', 'abc.pdf'],
  ['\u2066\u200f', 'file'],
])('keeps of the name %j what a reader sees', async (given, kept) => {
  expect((await readUpload(formOf(given))).name).toBe(kept);
});

it('refuses a second file instead of dropping it', async () => {
  await expect(readUpload(formOf('a.pdf', 'b.pdf'))).rejects.toMatchObject({
    details: { status: 422, fields: [{ path: 'file', reason: 'refusals.oneFileOnly' }] },
  });
});
