import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { type LimitsByType, standardMovementLimits } from '@archway/contracts';
import { loadTexts } from '@archway/platform/host';
import { ThemeProvider } from '@archway/ui';
import { en } from '../../../texts.fixture.ts';
import { MovementSection } from './MovementSection.tsx';

const general = { linear: 0.2, vertical: 0.1, rotation: 1.5 };

async function show(initial: LimitsByType): Promise<LimitsByType[]> {
  const saved: LimitsByType[] = [];
  await loadTexts('account', { 'en-US': async () => en, 'zh-CN': async () => en });
  await act(async () => {
    render(
      <ThemeProvider lang="en-US">
        <MemoryRouter>
          <MovementSection initial={initial} save={async (limits) => void saved.push(limits)} />
        </MemoryRouter>
      </ThemeProvider>,
    );
  });
  await screen.findByRole('spinbutton', { name: 'All teeth, Horizontal (mm)' });
  return saved;
}

const field = (name: string): HTMLInputElement => screen.getByRole('spinbutton', { name });
const type = (name: string, value: string): void => {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
};
const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: en.save })));

test('limits of all teeth are typed, and those of a type begin with them', async () => {
  const saved = await show(general);
  type('All teeth, Horizontal (mm)', '0.3');
  await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: 'Molars' })));
  expect(field('Molars, Horizontal (mm)').value).toBe('0.30');
  type('Molars, Turn (°)', '1');
  await save();
  const wider = { ...general, linear: 0.3 };
  expect(saved).toEqual([{ ...wider, byType: { molar: { ...wider, rotation: 1 } } }]);
  await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: 'Molars' })));
  await save();
  expect(saved.at(-1)).toEqual(wider);
});

test('what may not be chosen is said at once with its teeth, and is not saved', async () => {
  const saved = await show({ ...general, byType: { canine: general } });
  type('Canines, Vertical (mm)', '0.9');
  expect(screen.getByRole('alert').textContent).toBe('Canines, vertical (mm) must be between 0.05 and 0.5');
  await save();
  expect(saved).toEqual([]);
  expect(document.activeElement).toBe(field('Canines, Vertical (mm)'));
  type('Canines, Vertical (mm)', '');
  expect(screen.getByRole('alert').textContent).toContain('Canines');
  type('Canines, Vertical (mm)', '0.15');
  expect(screen.queryByRole('alert')).toBeNull();
  await save();
  expect(saved).toHaveLength(1);
});

test('the standard is one press away, and is saved as any other', async () => {
  const saved = await show({ ...general, byType: { incisor: general } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: en.movement.reset })));
  expect(screen.queryByRole('spinbutton', { name: 'Incisors, Horizontal (mm)' })).toBeNull();
  const { linear, vertical, rotation } = standardMovementLimits;
  const told = ['Horizontal (mm)', 'Vertical (mm)', 'Turn (°)'].map((name) =>
    Number(field(`All teeth, ${name}`).value),
  );
  expect(told).toEqual([linear, vertical, rotation]);
  expect(saved).toEqual([]);
  await save();
  expect(saved).toEqual([standardMovementLimits]);
});
