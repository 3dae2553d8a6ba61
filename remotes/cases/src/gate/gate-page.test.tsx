import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { errors } from '@archway/contracts';
import { notify } from '@archway/platform';
import { session, startLanguage } from '@archway/platform/host';
import en from '../i18n/common/en-US.json';
import list from '../i18n/list/en-US.json';
import { caseServices } from '../case/case-services.ts';
import { AddPatientButton } from '../screens/list/AddPatientButton.tsx';
import AddPatient from '../screens/wizard/AddPatient.tsx';
import { texts } from '../texts.ts';
import { REDIRECT_MS } from './use-practice-gate.ts';

const services = [{ name: 'Aligner', value: caseServices.aligner.id }];
const account = { userId: '7', doctorId: '7', isExpired: false };
const reader = { ...account, permissions: ['case:add'], roles: [], serviceTypeList: services };
const open = {
  ...{ outpatientId: '1', name: 'Northmere', creatorName: 'Ada Lovelace', creator: false },
  ...{ accountExpired: false, expiredDay: null as string | null, available: true },
};
const over = { ...open, accountExpired: true, expiredDay: '2025-06-30' };

let warned: jest.SpyInstance;

/** Answers with the practices of the reader; null: they cannot be had. */
function practicesAre(rows: readonly object[] | null): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const asked = String(input).includes('listRelOutpatient');
    const refused = { code: errors.serverError.code, msg: errors.serverError.en, data: null };
    return new Response(JSON.stringify(asked && !rows ? refused : { code: 200, msg: 'OK', data: asked ? rows : [] }));
  });
}

const Address = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
};
const address = () => screen.getByTestId('address').textContent;

async function show(at: string, user: object = reader): Promise<void> {
  localStorage.setItem('lang', 'en-US');
  await startLanguage(null);
  await Promise.all([texts('common'), texts('list'), texts('wizard')]);
  session.setUser(user as never);
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[at]}>
          <Address />
          <Routes>
            <Route path="/aligner" element={<AddPatientButton service={caseServices.aligner} />} />
            <Route path="/add-patient" element={<AddPatient />} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
}

const turn = globalThis.setTimeout;
/** Turns of the event loop, for answers to arrive; the clock of the page stands still. */
const settle = () =>
  act(async () => {
    for (let turns = 0; turns < 50; turns++) {
      await new Promise((resolve) => turn(resolve));
      jest.advanceTimersByTime(0);
    }
  });
const press = async () => {
  fireEvent.click(screen.getByRole('button', { name: list.list.add.aligner }));
  await settle();
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] });
  warned = jest.spyOn(notify, 'warning').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

const expired =
  'The current practice service access has expired. Please contact sales to renew it. Expired on 30 Jun 2025';
const disabled = 'Your current account has been disabled. Please contact the practice creator.';
const accountOver = 'Account has expired. Cannot create new cases. Please contact sales to renew it.';

test.each<[string, object[], object, string, boolean]>([
  ['every practice is expired', [over, { ...over, name: 'Southmere', expiredDay: '2024-01-01' }], {}, expired, true],
  ['the reader was disabled', [{ ...open, available: false }], {}, disabled, true],
  ['the account is expired', [open], { isExpired: true }, accountOver, false],
])('where %s, the button warns and stays, and the wizard says why and who is meant', async (...given) => {
  const [, rows, of, sentence, names] = given;
  practicesAre(rows);
  await show('/aligner', { ...reader, ...of });
  await press();
  expect(warned.mock.calls).toEqual([[sentence]]);
  await act(async () => jest.advanceTimersByTime(REDIRECT_MS * 2));
  expect(address()).toBe('/aligner');

  cleanup();
  await show('/add-patient', { ...reader, ...of });
  await settle();
  const notice = screen.getByRole('heading', { name: en.gate.title }).parentElement?.textContent ?? '';
  expect(notice).toContain(sentence);
  expect(notice.includes('Practice: Northmere. Practice creator: Ada Lovelace')).toBe(names);
});

test('without a practice the reader is told, and one second later is where practices are made and joined', async () => {
  practicesAre([]);
  await show('/aligner');
  await press();
  expect(warned.mock.calls).toEqual([['Please join a practice or create a practice first.']]);
  await act(async () => jest.advanceTimersByTime(REDIRECT_MS - 2));
  expect(address()).toBe('/aligner');
  await act(async () => jest.advanceTimersByTime(2));
  expect(address()).toBe('/account?key=5');
});

test('with an open practice the way is free, also beside one that is expired', async () => {
  practicesAre([over, open]);
  await show('/aligner');
  await press();
  expect(warned).not.toHaveBeenCalled();
  expect(address()).toBe('/add-patient');
});

test('where the practices cannot be had, nothing is opened', async () => {
  const told = jest.spyOn(notify, 'error');
  practicesAre(null);
  await show('/aligner');
  await press();
  expect(told).toHaveBeenCalledWith(en.gate.unknown);
  expect(address()).toBe('/aligner');
});
