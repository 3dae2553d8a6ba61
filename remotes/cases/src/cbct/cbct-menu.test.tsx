import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { type CaseCbct, errors } from '@archway/contracts';
import { noticeStore, startLanguage } from '@archway/platform/host';
import en from '../i18n/cbct/en-US.json';
import { texts } from '../texts.ts';
import { CbctMenu } from './CbctMenu.tsx';

const cbct = { cbctId: '3', fileName: 'CT', objectName: 'archway/pt/7/1/3/-/cbct_9.zip' } as CaseCbct;
const refused = { code: errors.recordNotFound.code, msg: errors.recordNotFound.en, data: null };
const found = { code: 200, msg: 'OK', data: { url: 'http://localhost/cbct_9.zip' } };

afterEach(() => jest.restoreAllMocks());

test.each([
  ['cannot be had is told', refused, ['Fail to load origin dicom'], 0],
  ['can be had is handed over', found, [], 1],
])('a stored CT that %s', async (_what, answer, told, handed) => {
  for (const { id } of noticeStore.get())
    act(() => noticeStore.update((list) => list.filter((each) => each.id !== id)));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(answer)));
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  localStorage.setItem('lang', 'en-US');
  await startLanguage(null);
  await texts('common', 'case', 'cbct');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <CbctMenu cbct={cbct} mayUpload={false} onReplace={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(await screen.findByText(en.cbct.download));
  await act(async () => {
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setTimeout(resolve));
  });
  expect(noticeStore.get().map(({ text }) => text)).toEqual(told);
  expect(click).toHaveBeenCalledTimes(handed);
});
