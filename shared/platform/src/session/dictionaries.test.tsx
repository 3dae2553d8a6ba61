import { act, render, screen } from '@testing-library/react';
import { dictionaries } from '@archway/contracts';
import { loadDictionaries, useDictionary } from './dictionaries.ts';

function Words() {
  const { nameOf, choices } = useDictionary('print_status');
  return (
    <p>
      {nameOf(0)} | {nameOf(99)} | {choices.map(({ label }) => label).join(', ')}
    </p>
  );
}

const answer = (data: object) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify({ code: 200, msg: '', data })));

afterEach(() => jest.restoreAllMocks());

test('words of the product until others are known, and open screens follow', async () => {
  render(<Words />);
  const built = dictionaries.print_status.map(({ en }) => en).join(', ');
  expect(screen.getByText(`Ready | — | ${built}`)).toBeTruthy();

  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  await act(loadDictionaries);
  expect(screen.getByText(`Ready | — | ${built}`)).toBeTruthy();

  answer({
    print_status: [
      { dictValue: 1, dictLabel: 'Printing' },
      { dictValue: 0, dictLabel: 'Queued', hidden: true },
    ],
  });
  await act(loadDictionaries);
  expect(screen.getByText('Queued | — | Printing')).toBeTruthy();
});
