import { errorText } from '../../wire/errors.ts';
import { configurationOf } from './configuration.ts';
import type { ParameterValues } from './parameter.ts';
import { finalCompensation, parameterProblems, sameParameters } from './parameter-problems.ts';
import { counts, parameterOf, parameterValue, parameters, standardParameters, withParameter } from './parameters.ts';

/** The defaults of the specification, and of what has none the value from which the product starts. */
const defaults = {
  ...{ cutLineType: true, cutlineIndicator: false, strengthMesh: true, segmentation: true, segmentationMode: 'normal' },
  ...{ gumCarving: true, gumCarvingTextHeight: 2.5, gumCarvingTextSurfaceOffset: 0.6, textCrownSurfaceOffset: 0.5 },
  ...{ attachment: false, fixture: 'none', textPos: 'left', wrap: 'all', safeDistance: 3, extract: true },
  ...{ productCutLinePointsNumber: 400, compensationSetting: 0.6, frontSmooth: 0.6, reserveGum: 2 },
  ...{ reserveGumTerminalOffset: 1, shellThickness: 2.5, vfill: true, vfillSize: 0, preprocessUnionMesh: false },
  verticalPrint: { useVerticalPrint: false, width: 1, angle: 20 },
  ...{ diversionHole: false, diversionHoleRadius: 1.25, stepTextPosition: 'lingual', stepTextSize: 1.5 },
  ...{ needHoneycombStructure: false, honeycombStructureHeight: 30, lingualStraight: false, buccalStraight: false },
  ...{ buccalStraightDist: 0, lingualStraightDist: 0, xl2HoleSize: 3.15, kkwAddText: false, kkwAddTextSize: 4 },
  qrcodePic: {
    ...{ useQrcode: true, bcid: 'qrcode', width: 650, height: 342, qrcodeW: 300, qrcodeH: 300, addText: true },
    ...{ top: 10, left: 10, fontSize: 100, textLeftMargin: 40 },
  },
  ...{ brand: null, molarTeethOffset: null },
};
const withoutDefault = {
  ...{ shell: false, generateBase: false, baseHeight: null, bottomPlate: false, regenerateModel: false },
  ...{ extraCompensation: 0, customCompensation: null, gumCarvingContent: null, stepText: true },
  ...{ cutLineShape: null, linkCutouts: false, basicRegTemplateId: null, logoRegTemplateId: null },
};

const valueOf = (values: ParameterValues, key: string) => parameterValue(values, parameterOf(key)!);
const errorsOf = (values: ParameterValues): string[] =>
  parameterProblems(values).map(({ key, error, values: named }) => `${key}: ${errorText(error, 'en-US', named)}`);

test('the standard is the table of the specification', () => {
  expect(standardParameters).toEqual({ ...defaults, ...withoutDefault });
  expect(parameterProblems(standardParameters)).toEqual([]);
  expect(parameterProblems({})).toEqual([]);
});

test('each is named once in both languages, has a range around its standard, and waits for one that stands before it', () => {
  expect(new Set(parameters.map(({ key }) => key)).size).toBe(parameters.length);
  for (const [at, parameter] of parameters.entries()) {
    const { name, note, where } = parameter;
    expect([name.zh, name.en, note.zh, note.en].every(Boolean)).toBe(true);
    if (parameter.kind === 'number') expect(parameter.min).toBeLessThan(parameter.max);
    if (where) expect(parameters.slice(0, at).some(({ key }) => key === where.key)).toBe(true);
  }
});

test('a value that was never said is the standard; one that lies in an object is changed beside the others', () => {
  expect(valueOf({}, 'verticalPrint.angle')).toBe(20);
  const upright = withParameter({ verticalPrint: { width: 3 } }, 'verticalPrint.useVerticalPrint', true);
  expect(upright).toEqual({ verticalPrint: { width: 3, useVerticalPrint: true } });
  expect(valueOf(upright, 'verticalPrint.angle')).toBe(20);
  expect(valueOf({ wrap: { width: 1 } }, 'wrap')).toBe('all');
  expect(valueOf({ constructor: null }, 'brand')).toBeNull();
});

test('what depends on another counts while that counts and has a value for which it does', () => {
  const text = parameterOf('kkwAddTextSize')!;
  expect(counts({ fixture: 'xl2', kkwAddText: true }, text)).toBe(true);
  expect(counts({ fixture: 'xl2', kkwAddText: false }, text)).toBe(false);
  expect(counts({ fixture: 'none', kkwAddText: true }, text)).toBe(false);
  expect(sameParameters({}, { kkwAddTextSize: 9 })).toBe(true);
  expect(sameParameters({}, { safeDistance: 2.9 })).toBe(false);
});

test.each<[string, ParameterValues, string[]]>([
  ['a factor beside 0 to 1', { cutLineShape: 1.01 }, ['cutLineShape: Cutting shape factor must be between 0 and 1']],
  [
    'a weight beside 0 to 1',
    { reserveGumTerminalOffset: -0.1 },
    ['reserveGumTerminalOffset: Reserve gum terminal weight must be between 0 and 1'],
  ],
  ['a number out of its range', { shellThickness: 0 }, ['shellThickness: Shell thickness must be between 0.5 and 10']],
  ['no number', { safeDistance: Number.NaN }, ['safeDistance: Safety distance must be between 0 and 20']],
  [
    'nothing where there must be something',
    { safeDistance: null },
    ['safeDistance: Safety distance must be between 0 and 20'],
  ],
  ['a word for a switch', { vfill: 'yes' }, ['vfill: Virtual filler cannot have this value']],
  ['an unknown choice', { fixture: 'xl3', generateBase: true }, ['fixture: Fixture cannot have this value']],
  ['words that are too long', { brand: 'x'.repeat(31) }, ['brand: Brand name cannot have this value']],
  [
    'carved text that no carver writes',
    { gumCarvingContent: '刻字' },
    ['gumCarvingContent: Fixed text has at most 20 letters, digits, spaces and the signs . _ + # / -'],
  ],
  [
    'carved text that is too long',
    { gumCarvingContent: 'x'.repeat(21) },
    ['gumCarvingContent: Fixed text has at most 20 letters, digits, spaces and the signs . _ + # / -'],
  ],
  [
    'a template that cannot be one',
    { gumCarvingContent: 'template:1x' },
    ['gumCarvingContent: Fixed text has at most 20 letters, digits, spaces and the signs . _ + # / -'],
  ],
  [
    'a fixture without a base',
    { fixture: 'mlk' },
    [
      'generateBase: The model must have a base when a fixture or a shell is chosen; otherwise Regenerate model must be Yes',
    ],
  ],
  [
    'custom compensation without full wrap',
    { wrap: 'half', customCompensation: 0.2 },
    ['customCompensation: Custom compensation is available only with full wrap'],
  ],
])('refuses %s', (_what, values, problems) => expect(errorsOf(values)).toEqual(problems));

test.each<[string, ParameterValues]>([
  ['the ends of a range', { cutLineShape: 0, reserveGumTerminalOffset: 1, shellThickness: 10 }],
  ['a fixture with a base', { fixture: 'mlk', generateBase: true }],
  ['a shell whose model is built anew', { shell: true, regenerateModel: true }],
  ['custom compensation with full wrap', { customCompensation: 0.2 }],
  ['a template of what is carved', { gumCarvingContent: 'template:12' }],
  ['carved text of one’s own', { gumCarvingContent: 'AW-1 #2' }],
  ['nothing where the machine decides', { molarTeethOffset: null, brand: null }],
])('takes %s', (_what, values) => expect(errorsOf(values)).toEqual([]));

test('a shell without a base is refused as a fixture is', () => {
  expect(parameterProblems({ shell: true })).toEqual([{ key: 'generateBase', error: 'baseRequired' }]);
});

test('the final compensation is knife offset and extra compensation together', () => {
  expect(finalCompensation({})).toBe(0.6);
  expect(finalCompensation({ compensationSetting: 0.1, extraCompensation: 0.2 })).toBe(0.3);
});

test('a configuration that says nothing is an aligner at its standard', () => {
  const nothing = { kind: 'aligner', parameters: {} };
  for (const text of ['{}', '[]', 'archway/doctor/1/8/-/x.json', '{"kind":"other","parameters":[1]}'])
    expect(configurationOf(text)).toEqual(nothing);
  expect(configurationOf('{"kind":"retainer","parameters":{"wrap":"half"},"later":1}')).toEqual({
    ...{ kind: 'retainer', parameters: { wrap: 'half' } },
  });
});
