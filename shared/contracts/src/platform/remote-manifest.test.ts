import { routeRecord } from './remote-manifest.ts';

const declared = { path: '/patient-detail/:id/:version', title: { zh: '患者详情', en: 'Patient Detail' } };

test('a route asks for the width of the patient panel, and for none unless it says so', () => {
  expect(routeRecord.parse(declared)).toMatchObject({ panelWidth: false, fullWidth: false });
  expect(routeRecord.parse({ ...declared, panelWidth: true })).toMatchObject({ panelWidth: true });
  expect(routeRecord.safeParse({ ...declared, panelWidth: 1620 }).success).toBe(false);
});
