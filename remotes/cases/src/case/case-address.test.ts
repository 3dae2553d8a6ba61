import { serviceIntakes } from '@archway/contracts';
import { askedService, newCasePath, wizardPath } from './case-address.ts';
import { caseServices, serviceOf } from './case-services.ts';

test('the wizard of each service is found again from its address', () => {
  for (const { value } of serviceIntakes) {
    const [path = '', search] = newCasePath(value).split('?');
    expect(askedService(path, new URLSearchParams(search))).toBe(value);
  }
  expect(newCasePath(caseServices.aligner.id)).toBe('/add-patient');
  expect(newCasePath(caseServices.report.id)).toBe('/add-report');
  expect(newCasePath(caseServices.crown.id)).toBe('/add-patient?serviceType=5');
});

test('an address that names no service, or one that no practice opens cases of, means the one of its path', () => {
  const asked = (path: string, search: string) => askedService(path, new URLSearchParams(search));
  expect(asked('/add-patient', 'serviceType=1')).toBe(caseServices.aligner.id);
  expect(asked('/add-patient', 'serviceType=x')).toBe(caseServices.aligner.id);
  expect(asked('/add-report', '')).toBe(caseServices.report.id);
});

test('a case is gone on with where its service is filled in', () => {
  const at = (serviceType: 3 | 7) => wizardPath({ caseId: '12', version: 2, serviceType }, 'models');
  expect(at(3)).toBe('/add-patient?ptId=12&version=2&step=models');
  expect(at(7)).toBe('/add-report?ptId=12&version=2&step=models');
});

test('a case of a service without a list stands with the aligners', () => {
  expect(serviceOf(3)).toBe(caseServices.implant);
  expect(serviceOf(4)).toBe(caseServices.aligner);
});
