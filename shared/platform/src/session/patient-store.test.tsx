import { Activity } from 'react';
import { render } from '@testing-library/react';
import { patientStore, usePatientContext } from './patient-store.ts';

const detail = (caseId: string) =>
  ({ serviceType: 5, caseId, version: 2, dataSource: 'web', doctorId: '5', practiceId: '1', stage: 2 }) as const;

function Screen({ caseId, canAdd }: { caseId?: string; canAdd?: boolean }) {
  usePatientContext(caseId === undefined ? undefined : detail(caseId), canAdd);
  return null;
}

const screen = (mode: 'visible' | 'hidden', caseId?: string) => (
  <Activity mode={mode}>
    <Screen {...(caseId === undefined ? {} : { caseId })} />
  </Activity>
);

test('the case at hand is that of the screen that is shown, and none after it', () => {
  const { rerender } = render(screen('visible'));
  expect(patientStore.get().caseId).toBeUndefined();
  rerender(screen('visible', '4711'));
  expect(patientStore.get()).toMatchObject({
    serviceType: 5,
    caseId: '4711',
    version: 2,
    practiceId: '1',
    isReStart: true,
  });
  expect(JSON.parse(sessionStorage.getItem('patientStore') ?? '{}')).toMatchObject({ ptId: '4711', outpatientId: '1' });
  rerender(screen('hidden', '4711'));
  expect(patientStore.get()).toMatchObject({ serviceType: 0, isReStart: false });
  expect(patientStore.get().caseId).toBeUndefined();
  rerender(screen('visible', '4711'));
  expect(patientStore.get().caseId).toBe('4711');
});

test('whether the reader may add to the library is known as soon as it is, and forgotten with the screen', () => {
  const { rerender, unmount } = render(<Screen caseId="4711" />);
  expect(patientStore.get().canAddDataBase).toBe(false);
  rerender(<Screen caseId="4711" canAdd />);
  expect(patientStore.get()).toMatchObject({ caseId: '4711', canAddDataBase: true });
  expect(JSON.parse(sessionStorage.getItem('patientStore') ?? '{}')).toMatchObject({ canAddDataBase: true });
  unmount();
  expect(patientStore.get().canAddDataBase).toBe(false);
});
