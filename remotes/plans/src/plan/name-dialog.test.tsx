import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { loadTexts } from '@archway/platform/host';
import en from '../i18n/en-US.json';
import { NameDialog } from './NameDialog.tsx';
import type { PlanName } from './use-plan-machine.ts';

const started = jest.fn<Promise<void>, [PlanName]>(() => Promise.resolve());
beforeEach(() => started.mockClear());

async function show(): Promise<void> {
  await loadTexts('plans', { 'en-US': async () => en, 'zh-CN': async () => en });
  await act(async () => {
    render(
      <MemoryRouter>
        <NameDialog
          title={en.naming.startTarget}
          okText={en.naming.create}
          initial={{ name: 'Target 3', remarks: null }}
          onOk={started}
          onCancel={() => undefined}
        />
      </MemoryRouter>,
    );
  });
  await screen.findByRole('dialog');
}

const field = (label: RegExp): HTMLInputElement => screen.getByLabelText(label);
const enter = (label: RegExp, value: string): void => void fireEvent.change(field(label), { target: { value } });
const create = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: en.naming.create })));

test('the suggested name is sent without remarks as it is', async () => {
  await show();
  expect(field(/name/i).value).toContain('3');
  const { value } = field(/name/i);
  await create();
  expect(started).toHaveBeenCalledWith({ name: value, remarks: null });
});

test('what is typed is sent without spaces around it', async () => {
  await show();
  enter(/name/i, '  Second goal ');
  enter(/remarks/i, ' keep 21 ');
  await create();
  expect(started).toHaveBeenCalledWith({ name: 'Second goal', remarks: 'keep 21' });
});

test.each([
  ['without a name', /name/i, '   '],
  ['with a name that is too long', /name/i, 'x'.repeat(61)],
  ['with remarks that are too long', /remarks/i, 'x'.repeat(501)],
])('%s nothing is sent, and the field says why', async (_what, label, value) => {
  await show();
  enter(label, value);
  await create();
  expect(started).not.toHaveBeenCalled();
  expect(field(label).getAttribute('aria-invalid')).toBe('true');
});
