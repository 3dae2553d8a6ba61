import { closeTab } from './close-tab.ts';
import { page } from './page.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['a tab that closes', true, 0],
  ['a tab that the browser keeps', false, 1],
])('%s', (_, closed, times) => {
  jest.spyOn(page, 'close').mockImplementation(() => undefined);
  jest.spyOn(page, 'isClosed').mockReturnValue(closed);
  const otherwise = jest.fn();
  closeTab(otherwise);
  jest.runAllTimers();
  expect(otherwise).toHaveBeenCalledTimes(times);
});
