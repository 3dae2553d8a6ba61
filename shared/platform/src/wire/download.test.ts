import { endpoints, errors } from '@archway/contracts';
import { notify } from '../notify/notify.ts';
import { download } from './download.ts';

const { ledgerFile } = endpoints.credits;
const clicked = jest.fn<void, [string]>();

beforeEach(() => {
  clicked.mockClear();
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked(`${this.download} ${this.href}`);
  });
});
afterEach(() => jest.restoreAllMocks());

const answers = (body: string, headers: Record<string, string>, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, { status, headers }));

test('a file is handed over under the name that the server gives, else the caller’s', async () => {
  answers('a,b', { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="ledger-P1.csv"' });
  await expect(download(ledgerFile, 'ledger.csv')).resolves.toBe(true);
  answers('a,b', { 'content-type': 'text/csv' });
  await expect(download(ledgerFile, 'ledger.csv')).resolves.toBe(true);
  expect(clicked.mock.calls).toEqual([['ledger-P1.csv blob:made'], ['ledger.csv blob:made']]);
});

test('a refusal is told in the words of the server, and no file is made of it', async () => {
  const told = jest.spyOn(notify, 'error').mockImplementation(() => undefined);
  const { code, en: msg } = errors.recordNotFound;
  answers(JSON.stringify({ code, msg, data: null }), { 'content-type': 'application/json; charset=utf-8' });
  await expect(download(ledgerFile, 'ledger.csv')).resolves.toBe(false);
  expect(told.mock.calls[0]?.[0]).toMatchObject({ name: 'recordNotFound', message: msg });
  expect(clicked).not.toHaveBeenCalled();
});

test('an answer that never comes is told, too', async () => {
  const told = jest.spyOn(notify, 'error').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('failed'));
  await expect(download(ledgerFile, 'ledger.csv')).resolves.toBe(false);
  expect(told).toHaveBeenCalledTimes(1);
});
