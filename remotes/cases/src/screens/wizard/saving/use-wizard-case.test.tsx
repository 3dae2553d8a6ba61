import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type CaseDetail, serviceTypes } from '@archway/contracts';
import { type Call, server, settle } from '../../../archives/archives.fixture.tsx';
import { useWizardCase } from './use-wizard-case.ts';

const typed = { practiceId: '3', patientName: 'Mila', gender: '1', birthday: '1998-04-12', entrust: 0 } as const;
/** What the server made of it: with a number. */
const opened = { ...typed, caseId: '7', version: 1, ptNo: 'A1', productType: 'aligner', doctorId: '2', revision: 1 };
const detail = opened as unknown as CaseDetail;

let calls: Call[];
beforeEach(() => {
  localStorage.clear();
  calls = server({
    '/doctor/pt/7/1': () => ({ revision: 2 }),
    '/doctor/pt': () => ({ ptId: '7', version: 1 }),
  });
});
afterEach(() => jest.restoreAllMocks());

const updates = (): Record<string, unknown>[] =>
  calls.filter(({ path }) => path.endsWith('/doctor/pt/7/1')).map(({ body }) => body);

function begin() {
  const client = new QueryClient();
  const { result, rerender } = renderHook(
    (props: { detail: CaseDetail | null }) => useWizardCase([], serviceTypes.aligner.id, props.detail),
    {
      initialProps: { detail: null as CaseDetail | null },
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  act(() => result.current.change(typed));
  return { page: result, arrive: () => rerender({ detail }) };
}

test('a case that was just opened is shown with its number, and changed as what it is', async () => {
  const { page, arrive } = begin();
  await act(() => page.current.create());
  // Until it is here the form stays as it was typed.
  expect(page.current.values).toEqual(typed);
  arrive();
  expect(page.current.values.ptNo).toBe('A1');
  await settle();
  expect(updates()).toEqual([]);
  await act(async () => {
    page.current.change({ ...page.current.values, phone: '138 0013 8000' });
    await page.current.flush();
  });
  expect(updates()).toMatchObject([{ ptNo: 'A1', phone: '138 0013 8000', revision: 1 }]);
  expect(page.current.clash).toBeNull();
});

test('what was typed while the case was being opened is saved as a change of it', async () => {
  const { page, arrive } = begin();
  await act(async () => {
    const creating = page.current.create();
    page.current.change({ ...typed, phone: '138 0013 8000' });
    await creating;
  });
  arrive();
  expect(page.current.values).toMatchObject({ ptNo: 'A1', phone: '138 0013 8000' });
  await act(() => page.current.flush());
  expect(updates()).toMatchObject([{ ptNo: 'A1', phone: '138 0013 8000', revision: 1 }]);
});
