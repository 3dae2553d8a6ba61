import { screen } from '@testing-library/react';
import { caseServices } from '../../../case/case-services.ts';
import en from '../../../i18n/list/en-US.json';
import { Channel, serve, show } from '../list.fixture.tsx';
import { FilterFields } from './FilterFields.tsx';
import { caseFilter } from './list-filter.ts';

beforeAll(() => void Object.assign(globalThis, { MessageChannel: Channel }));

test.each([
  ['aligner', true],
  ['crown', true],
  ['implant', true],
  ['report', false],
] as const)('cases of the service %s are narrowed by their way of design: %s', async (key, offered) => {
  serve();
  await show(
    <FilterFields
      filter={caseFilter.initial}
      onChange={() => {}}
      practices={[]}
      labels={[]}
      serviceType={caseServices[key].id}
      stacked={false}
    />,
  );
  expect(screen.getByRole('combobox', { name: en.filter.label })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: en.filter.entrust }) !== null).toBe(offered);
});
