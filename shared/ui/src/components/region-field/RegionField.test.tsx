import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { RegionCodes, RegionData } from '@archway/contracts';
import { LangContext } from '../../words/ui-lang.ts';
import { RegionField } from './RegionField.tsx';

/** What antd's lists wait for, and jsdom has not. */
class Channel {
  readonly port1: { onmessage?: () => void } = {};
  readonly port2 = { postMessage: () => queueMicrotask(() => act(() => this.port1.onmessage?.())) };
}
beforeAll(() => void Object.assign(globalThis, { MessageChannel: Channel }));

const data: RegionData = {
  version: '1',
  sources: [],
  countries: [
    { code: 'VA', name: '梵蒂冈', en: 'Vatican City' },
    { code: 'CN', name: '中国', en: 'China', children: [{ code: '31', name: '上海', en: 'Shanghai' }] },
  ],
};
const nowhere: RegionCodes = { region: '', province: '', city: '', area: '' };
const chosen = jest.fn();

function Form({ start }: { start: RegionCodes }) {
  const [value, setValue] = useState(start);
  const regions = { data, isError: false, refetch: jest.fn() };
  const take = (codes: RegionCodes): void => {
    chosen(codes);
    setValue(codes);
  };
  return (
    <LangContext value="en-US">
      <RegionField id="place" status="" value={value} regions={regions} clearable onChange={take} />
    </LangContext>
  );
}

const choose = (level: string, name: string): void => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: level }));
  fireEvent.click(screen.getByText(name));
};

test('levels appear as far as the country is divided, and a choice takes those below away', () => {
  render(<Form start={nowhere} />);
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
  choose('Country/region', 'China');
  choose('Province', 'Shanghai');
  expect(chosen).toHaveBeenLastCalledWith({ region: 'CN', province: '31', city: '', area: '' });
  choose('Country/region', 'Vatican City');
  expect(chosen).toHaveBeenLastCalledWith({ region: 'VA', province: '', city: '', area: '' });
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
});

test('what is no code is shown as it was stored', () => {
  render(<Form start={{ ...nowhere, region: '中国', city: '杭州' }} />);
  expect(screen.getByText('中国')).toBeTruthy();
});

test('places that could not be loaded are asked for again', () => {
  const regions = { data: undefined, isError: true, refetch: jest.fn() };
  render(<RegionField id="place" status="" value={nowhere} regions={regions} onChange={chosen} />);
  fireEvent.click(screen.getByRole('button'));
  expect(regions.refetch).toHaveBeenCalledTimes(1);
});
