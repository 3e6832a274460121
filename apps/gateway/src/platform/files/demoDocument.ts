/** A page of PDF that says what it stands for: the documents of the seeded data. */
export function demoDocument(title: string): Uint8Array<ArrayBuffer> {
  const text = `BT /F1 20 Tf 40 120 Td (${title.replace(/[()\\]/g, '')}) Tj 0 -30 Td /F1 11 Tf (Specimen, for demonstration only) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 240] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  // Plain ASCII. A simulated page has another Uint8Array than its encoder, and a database takes only its own.
  return Uint8Array.from(file, (sign) => sign.charCodeAt(0));
}
