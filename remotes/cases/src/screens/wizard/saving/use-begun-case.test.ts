import { act, renderHook } from '@testing-library/react';
import { serviceTypes } from '@archway/contracts';
import { begunCases } from './begun-cases.ts';
import { useBegunCase } from './use-begun-case.ts';

const { aligner, crownDesign } = serviceTypes;
const open = (userId = '1', service: typeof aligner.id | typeof crownDesign.id = aligner.id) =>
  renderHook(() => useBegunCase(userId, service, true)).result;
/** Opens the wizard, types a name, and closes the browser. */
function begin(patientName: string): string {
  const page = open();
  act(() => page.current.keep({ patientName }));
  return page.current.clientKey;
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

test('what was begun is offered the next time, and nothing is offered before', () => {
  expect(open().current.offer).toBeNull();
  const key = begin('Ada');
  const page = open();
  expect(page.current.offer).toMatchObject({ key, values: { patientName: 'Ada' } });
  expect(page.current.clientKey).not.toBe(key);
});

test('whoever goes on with it saves the same case, which then is not offered again', () => {
  const key = begin('Ada');
  const page = open();
  act(() => page.current.goOn());
  expect(page.current).toMatchObject({ offer: null, clientKey: key });
  act(() => page.current.keep({ patientName: 'Ada Byron' }));
  expect(open().current.offer?.values).toEqual({ patientName: 'Ada Byron' });
  act(() => page.current.opened());
  expect(open().current.offer).toBeNull();
});

test('whoever starts anew is not asked about it again', () => {
  begin('Ada');
  const page = open();
  act(() => page.current.startAnew());
  expect(page.current.offer).toBeNull();
  expect(open().current.offer).toBeNull();
});

test('what is entered beside an offer that nobody has answered takes nothing from it', () => {
  begin('Ada');
  const page = open();
  act(() => page.current.keep({ patientName: 'Ben' }));
  expect(
    begunCases('1', aligner.id)
      .read()
      .map(({ values }) => values.patientName),
  ).toEqual(['Ben', 'Ada']);
});

test('another account and another service are offered nothing', () => {
  begin('Ada');
  expect(open('2').current.offer).toBeNull();
  expect(open('1', crownDesign.id).current.offer).toBeNull();
});

test('what is a month old, or is no draft, is not offered', () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  begin('Ada');
  jest.setSystemTime(Date.UTC(2026, 1, 5));
  expect(open().current.offer).toBeNull();
  localStorage.setItem(`archway.cases.begun.1.${aligner.id}`, '[null, {"key": 1}, 7]');
  expect(open().current.offer).toBeNull();
  localStorage.setItem(`archway.cases.begun.1.${aligner.id}`, '{');
  expect(open().current.offer).toBeNull();
});
