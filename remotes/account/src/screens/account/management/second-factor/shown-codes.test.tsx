import { act, fireEvent, screen } from '@testing-library/react';
import { noticeStore } from '@archway/platform/host';
import { en } from '../../../../texts.fixture.ts';
import { practice, savedFiles, serve, show, userOf } from '../../screen.fixture.tsx';
import { ShownCodes } from './ShownCodes.tsx';

const codes = ['abcd-1234', 'efgh-5678'];
const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => jest.restoreAllMocks());

test('codes that cannot be copied are downloaded', async () => {
  serve({});
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  const saved = savedFiles();
  await show(<ShownCodes codes={codes} onClose={() => {}} />, userOf(practice()));
  await act(async () => void fireEvent.click(button(en.secondFactor.copy)));
  expect(noticeStore.get().at(-1)).toMatchObject({ kind: 'error', text: 'Copy failed. Download and manually copy!' });
  fireEvent.click(button(en.secondFactor.download));
  expect(await saved.texts()).toEqual([codes.join('\n')]);
});
