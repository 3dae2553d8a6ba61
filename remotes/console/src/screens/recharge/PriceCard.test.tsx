import { fireEvent, screen, within } from '@testing-library/react';
import { endpoints, errors } from '@archway/contracts';
import en from '../../i18n/en-US.json';
import { noteOf, press, serve, show, topDialog } from '../console.fixture.tsx';
import { PriceCard } from './PriceCard.tsx';

const words = en.price;
const server = (confirmPlan: number) => serve([[endpoints.credits.prices, () => ({ confirmPlan })]]);

afterEach(() => jest.restoreAllMocks());

test('says what confirming a plan costs', async () => {
  server(1240);
  await show(<PriceCard />);
  expect(screen.getByText('Confirming a plan costs 1,240 credits. Free cases go first.')).toBeTruthy();
});

test.each(['', '-5', '12.5', '10000000', 'many'])('another price must be a whole number, not “%s”', async (price) => {
  const { changes } = server(240);
  await show(<PriceCard />);
  await press(words.change);
  const dialog = await topDialog();
  const field = within(dialog).getByLabelText<HTMLInputElement>(words.field);
  expect(field.value).toBe('240');
  fireEvent.change(field, { target: { value: price } });
  await press(words.save, dialog);
  expect(changes).toEqual([]);
  expect(noteOf(field)).not.toBe(words.hint);
});

test('it is sent as a number', async () => {
  const { changes } = server(240);
  await show(<PriceCard />);
  await press(words.change);
  const dialog = await topDialog();
  fireEvent.change(within(dialog).getByLabelText(words.field), { target: { value: '260' } });
  await press(words.save, dialog);
  expect(changes).toMatchObject([{ body: { confirmPlan: 260 } }]);
});

test('one that cannot be loaded can be asked for again', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const { code, en: msg } = errors.serverError;
    return new Response(JSON.stringify({ code, msg, data: null }));
  });
  await show(<PriceCard />);
  expect(screen.getByText(words.failed)).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.change })).toBeNull();
});
