import { pairsIn } from './bilingual.ts';
import { compareWithGlossary } from './glossary.ts';
import { avoidedInChinese, avoidedInEnglish, fixedTerms } from './glossary-words.ts';

const found = (zh: string, en: string) => compareWithGlossary([{ at: 'here', zh, en }]);

test.each([
  ['门诊列表', 'List', '门诊'],
  ['一副牙套', 'One', '牙套'],
  ['片切', 'Reduction', '片切'],
  ['前磨牙和臼齿', 'Teeth', '臼齿'],
  ['机构', 'Center', '机构'],
  ['医生审核', 'Approved by the doctor: 通过', '审核'],
  ['第 3 阶段', 'Step 3', '阶段'],
  ['选择系列', 'Choose', '系列'],
  ['请登陆', 'Log in', '登陆'],
  ['保存成功！', 'Saved', '！'],
])('%s is not said', (zh, en, not) => expect(found(zh, en)[0]).toContain(not));

test.each([
  ['病例号', 'Patient ID', 'case ID'],
  ['设计中心', 'The lab', 'design center'],
  ['矫治器', 'Tray', 'aligner'],
  ['邮箱', 'E-mail', 'email'],
])('%s: %s is not said', (zh, en, but) => expect(found(zh, en)[0]).toContain(but));

test.each([
  ['诊所（含门诊部、医院科室）', 'Includes departments'],
  ['医疗机构登记号', 'Registration number'],
  ['初始阶段', 'Initial phase'],
  ['设计中心设计', 'Lab Design'],
  ['前磨牙', 'Premolar'],
  ['团队审核', 'Team audit'],
])('%s / %s stands', (zh, en) => expect(found(zh, en)).toEqual([]));

test.each([
  ['门店', 'Practice', '诊所'],
  ['精细', 'Refinement 2', '重启'],
  ['检查通过', 'Inspection passed', '质检'],
  ['额度不足', 'Not enough credits', '积分'],
])('%s / %s has another name', (zh, en, called) => expect(found(zh, en).join()).toContain(`is called ${called}`));

test('texts are found in tables and in the catalogue of errors', () => {
  const source = `const head = [{ key: 'a', zh: '门诊', en: 'Practice' }]; entry(1, 200, '帐号', "Account"); f({ zh: x, en: 'x' });`;
  expect(pairsIn('a.ts', source)).toEqual([
    { at: 'a.ts:1', zh: '门诊', en: 'Practice' },
    { at: 'a.ts:1', zh: '帐号', en: 'Account' },
  ]);
});

test('no rule remembers where it looked last', () => {
  const all = [...avoidedInChinese, ...avoidedInEnglish].map(({ not }) => not).concat(fixedTerms.map(({ en }) => en));
  expect(all.filter(({ flags }) => /[gy]/.test(flags))).toEqual([]);
});
