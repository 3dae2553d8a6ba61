import { screen } from '@testing-library/react';
import { type CaseRow, serviceTypes } from '@archway/contracts';
import { caseRow, serve, show } from '../list.fixture.tsx';
import { AskedCell } from './AskedCell.tsx';
import { CaseCard } from './CaseCard.tsx';

const crown = caseRow({
  serviceType: serviceTypes.crownDesign.id,
  asked: { kind: 'crown', teeth: [16, 26], material: 'lithiumDisilicate', shade: 'A2' },
});
const implant = caseRow({
  serviceType: serviceTypes.plant.id,
  asked: { kind: 'implant', positions: [36], system: 'Tapered 4.1 mm', guide: 'none' },
});

beforeEach(() => void serve());

test.each<[string, CaseRow, Parameters<typeof AskedCell>[0]['field'], string]>([
  ['teeth', crown, 'teeth', '16, 26'],
  ['a material', crown, 'material', 'Lithium disilicate'],
  ['a shade', crown, 'shade', 'A2'],
  ['a guide that is not wanted', implant, 'guide', 'None'],
  ['what is not answered', caseRow(), 'teeth', '—'],
])('a cell tells %s', async (_what, row, field, text) => {
  await show(<AskedCell row={row} field={field} />);
  expect(screen.getByText(text)).toBeTruthy();
});

test('a card tells all of it, in place of the phase that only aligners have', async () => {
  await show(<CaseCard row={crown} />);
  expect(screen.getByText(/16, 26 · Lithium disilicate · A2/)).toBeTruthy();
  expect(screen.queryByText(/Initial/)).toBeNull();
});

test('a card does not tell of a guide that nobody wants', async () => {
  await show(<CaseCard row={implant} />);
  expect(screen.getByText(/36 · Tapered 4.1 mm$/)).toBeTruthy();
});
