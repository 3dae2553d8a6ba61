import { measuresCsv } from './measures-csv.ts';

const mark = (x: number, y: number, confirmed = true) => ({ x, y, confirmed });

test('every measure has a row; what nobody confirmed has no value', () => {
  const marks = { S: mark(800, 1000), N: mark(1450, 850), A: mark(1440, 1500), B: mark(1390, 1850, false) };
  const lines = measuresCsv({ marks, calibration: null }, { age: 27, sex: 'female' }).split('\r\n');
  expect(lines[0]).toBe('analysis,measure,name,value,unit,norm_mean,norm_sd,norm_from,norm_to,sds,source');
  const of = (start: string): string => lines.find((line) => line.startsWith(start)) ?? '';
  expect(of('Steiner,SNA')).toMatch(/^Steiner,SNA,Maxilla to cranial base,7\d\.\d+,deg,82\.01,3\.89,,,-\d/);
  expect(of('Steiner,SNB')).toMatch(/^Steiner,SNB,Mandible to cranial base,,deg,79\.97,3\.6,,,,/);
  // Not calibrated, and of women.
  expect(of('Jarabak,S-N,')).toMatch(/^Jarabak,S-N,Anterior cranial base,,mm,,,,,,$/);
  expect(of('McNamara,Co-Gn')).toContain(',120.2,5.3,');
  expect(of('Jarabak,Ar-Go-N')).toContain(',52,55,');
});

test('what separates is quoted', () => {
  const table = measuresCsv({ marks: {}, calibration: null }, { age: 27, sex: 'female' });
  expect(table).toContain(
    '"Jacobson A. The “Wits” appraisal of jaw disharmony. Am J Orthod 1975;67:125–138"'.replaceAll('"', ''),
  );
  expect(table).toContain('"Jarabak JR, Fizzell JA.');
});
