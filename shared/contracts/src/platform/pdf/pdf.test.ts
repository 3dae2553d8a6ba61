import { pdfName } from './pdf-name.ts';
import { type PdfParams, pdfAddress, pdfJobOf, readPdfAddress } from './pdf-params.ts';

const job = 'a'.repeat(32);
const read = (search: string) => readPdfAddress(new URLSearchParams(search));

test('a name has three parts, and dots where it had spaces', () => {
  expect(pdfName('P1024', 'plan-1a2b3c4d', 22)).toBe('P1024_plan-1a2b3c4d_22.pdf');
  expect(pdfName('Li  Na', ' Plan A ', 3)).toBe('Li..Na_Plan.A_3.pdf');
  expect(pdfName('PO-2611/0178', 'labels', '01~22')).toBe('PO-2611-0178_labels_01-22.pdf');
});

test('an address leads back to what was asked for', () => {
  const asked: PdfParams[] = [
    { report: 'plan', caseId: '7', version: 2, planId: '9' },
    { report: 'order', orderId: '12' },
    { report: 'labels', subOrderIds: ['3', '4'], templateId: '5' },
  ];
  for (const params of asked) {
    expect(pdfAddress(params)).toMatch(/^\/pdf\/\?report=/);
    const [, search = ''] = pdfAddress(params, job).split('?');
    expect(read(search)).toEqual(params);
    expect(pdfJobOf(new URLSearchParams(search))).toBe(job);
  }
});

test('what cannot be built is nothing', () => {
  expect(read('')).toBeNull();
  expect(read('report=invoice&orderId=1')).toBeNull();
  expect(read('report=order&orderId=x')).toBeNull();
  expect(read('report=plan&caseId=1&version=0&planId=2')).toBeNull();
  expect(read('report=labels&subOrderIds=1,,2&templateId=5')).toBeNull();
  expect(
    read(`report=labels&subOrderIds=${Array.from({ length: 101 }, (_, at) => at + 1).join(',')}&templateId=5`),
  ).toBeNull();
});

test('whoever asks for what cannot be built is told so by name', () => {
  expect(pdfJobOf(new URLSearchParams({ report: 'invoice', job }))).toBe(job);
  expect(pdfJobOf(new URLSearchParams({ job: 'mine' }))).toBeUndefined();
});
