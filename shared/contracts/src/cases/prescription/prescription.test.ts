import { contradictionKeys, contradictionsOf } from './contradictions.ts';
import { type Prescription, emptyPrescription } from './prescription.ts';
import { answeredQuestions, missingAnswers, prescriptionQuestions } from './questions.ts';
import { habitsSchema, prescriptionSchema } from './schema.ts';
import { questionNames } from './titles.ts';

const full: Prescription = {
  ...emptyPrescription,
  complaint: 'Crowding',
  objectives: 'Align',
  arches: 'both',
  movable: 'all',
  attachments: 'asNeeded',
  spacing: 'close',
  communication: 'before',
};

describe('what is required', () => {
  test('of an empty one, in the order of the form', () => {
    expect(missingAnswers(emptyPrescription)).toEqual([
      'complaint',
      'objectives',
      'arches',
      'movable',
      'attachments',
      'spacing',
      'communication',
    ]);
    expect(answeredQuestions(emptyPrescription)).toEqual([]);
    expect(questionNames(['arches', 'spacing'])).toEqual({
      zh: '矫治范围、间隙处理',
      en: 'Arches to treat, Spacing treatment',
    });
  });

  test('a tag is a complaint, and so is a description; blanks are none', () => {
    expect(missingAnswers(full)).toEqual([]);
    expect(missingAnswers({ ...full, complaint: '', complaintTags: ['crowding'] })).toEqual([]);
    expect(missingAnswers({ ...full, complaint: '  ', objectives: '\n' })).toEqual(['complaint', 'objectives']);
  });

  test('no is an answer', () => {
    expect(answeredQuestions({ ...emptyPrescription, withPatient: false })).toEqual(['withPatient']);
    expect(answeredQuestions(full).length).toBeLessThan(prescriptionQuestions.length);
  });
});

/** For each contradiction answers that show it, and what of them would not. */
const cases: Record<(typeof contradictionKeys)[number], [Partial<Prescription>, Partial<Prescription>]> = {
  extractionRefused: [{ extraction: 'refuse', extract: [14, 24] }, { extract: [18] }],
  thirdMolarsRefused: [{ thirdMolars: 'refuse', extract: [18, 48] }, { extract: [14] }],
  extractOutside: [{ arches: 'upper', extract: [34] }, { extract: [14] }],
  toothGone: [{ missingTeeth: [16], noAttachment: [16], attachments: 'except' }, { noAttachment: [17] }],
  allMovable: [{ movable: 'all', fixedTeeth: [{ tooth: 36, reason: 'implant' }] }, { movable: 'except' }],
  fixedUnnamed: [{ movable: 'except' }, { movable: 'all' }],
  attachmentsEverywhere: [{ attachments: 'asNeeded', noAttachment: [11] }, { attachments: 'except' }],
  noAttachmentUnnamed: [{ attachments: 'except' }, { attachments: 'asNeeded' }],
  midlineArch: [{ arches: 'upper', midline: 'alignToUpper' }, { midline: 'alignToLower' }],
  iprRefused: [{ ipr: 'none', bite: ['ipr'] }, { ipr: 'anterior' }],
  iprAnteriorOnly: [
    { ipr: 'anterior', sagittalMethods: ['posteriorIpr'], sagittalRight: ['classI'] },
    { ipr: 'posterior' },
  ],
  biteMaintained: [{ bite: ['maintain', 'overjet'] }, { bite: ['overjet'] }],
  openAndDeep: [{ bite: ['openBite', 'deepOverbite'] }, { bite: ['openBite'] }],
  sagittalMaintained: [{ sagittalLeft: ['maintain', 'classI'] }, { sagittalLeft: ['maintain'] }],
  distalizationIpr: [
    { sagittalMethods: ['distalization', 'posteriorIpr'], sagittalRight: ['classI'] },
    { sagittalMethods: ['distalization'] },
  ],
  methodWithoutGoal: [
    { sagittalMethods: ['elastics'], sagittalRight: ['maintain'], sagittalLeft: ['maintain'] },
    { sagittalLeft: ['canine'] },
  ],
  spacesClosed: [{ spacing: 'close', spaces: [{ teeth: [11, 21], mm: 2, keep: true }] }, { spacing: 'keep' }],
  spacesUnnamed: [{ spacing: 'keep' }, { spacing: 'close' }],
  mesialAndDistal: [
    { spacing: 'mesialize', sagittalMethods: ['distalization'], sagittalRight: ['classI'] },
    { spacing: 'close' },
  ],
  spaceOfMissing: [{ spaces: [{ teeth: [12, 11], mm: 1, keep: false }], missingTeeth: [12] }, { missingTeeth: [22] }],
};

describe('contradictions', () => {
  test.each(contradictionKeys)('%s', (key) => {
    const [shown, mended] = cases[key];
    expect(contradictionsOf({ ...full, ...shown }).map((each) => each.key)).toEqual([key]);
    expect(contradictionsOf({ ...full, ...shown, ...mended })).toEqual([]);
  });

  test('none of an empty one, nor of a whole one', () => {
    expect([contradictionsOf(emptyPrescription), contradictionsOf(full)]).toEqual([[], []]);
  });

  test('the teeth that it is about are named', () => {
    const given: Prescription = { ...full, extraction: 'refuse', extract: [14, 18, 24] };
    expect(contradictionsOf(given)).toEqual([
      { key: 'extractionRefused', fields: ['extraction', 'extract'], teeth: [14, 24] },
    ]);
  });
});

describe('on the wire', () => {
  test('what is left out is not answered', () => {
    expect(prescriptionSchema.parse({})).toEqual(emptyPrescription);
  });

  test.each([
    ['an unknown answer', { ipr: 'everywhere' }],
    ['an unknown field', { colour: 'white' }],
    ['a tooth that nobody has', { extract: [19] }],
    ['a tooth twice', { extract: [18, 18] }],
    [
      'a fixed tooth with two reasons',
      {
        fixedTeeth: [
          { tooth: 11, reason: 'bridge' },
          { tooth: 11, reason: 'implant' },
        ],
      },
    ],
    ['a space of teeth that are no neighbours', { spaces: [{ teeth: [11, 13], mm: 1, keep: false }] }],
    ['a space against the order of the chart', { spaces: [{ teeth: [21, 11], mm: 1, keep: false }] }],
    ['a space without width', { spaces: [{ teeth: [11, 21], mm: 0, keep: false }] }],
    ['a description of 1501 characters', { complaint: 'x'.repeat(1501) }],
    ['conditions of 1501 characters', { other: 'x'.repeat(1501) }],
    ['a thirteenth month', { revisitMonths: 13 }],
  ])('%s is refused', (_what, given) => {
    expect(prescriptionSchema.safeParse(given).success).toBe(false);
  });

  test('limits themselves are taken', () => {
    const given = { other: 'x'.repeat(1500), complaint: 'x'.repeat(1500), revisitMonths: 12 };
    expect(prescriptionSchema.parse(given)).toMatchObject(given);
  });

  test('a template knows nothing of one mouth', () => {
    expect(habitsSchema.safeParse({ ipr: 'none', tads: 'accept' }).success).toBe(true);
    expect(habitsSchema.safeParse({ extract: [14] }).success).toBe(false);
  });
});
