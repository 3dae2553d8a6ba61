import type { PrescriptionQuestion } from './questions.ts';

/** What the questions are called, on the form and in refusals. */
export const questionTitles = {
  complaint: { zh: '主诉', en: 'Chief complaint' },
  objectives: { zh: '主要矫治目标', en: 'Main objectives' },
  withPatient: { zh: '与患者沟通', en: 'Communicate with patient' },
  arches: { zh: '矫治范围', en: 'Arches to treat' },
  movable: { zh: '不可移动的牙', en: 'Non-movable teeth' },
  attachments: { zh: '附件', en: 'Attachments' },
  extraction: { zh: '拔牙', en: 'Extraction' },
  thirdMolars: { zh: '拔除第三磨牙', en: 'Third-molar extraction' },
  midline: { zh: '中线', en: 'Midline' },
  ipr: { zh: '邻面去釉（IPR）', en: 'IPR' },
  bite: { zh: '覆合与覆盖', en: 'Overbite and overjet' },
  sagittal: { zh: '矢状关系', en: 'Sagittal relationship' },
  crossbite: { zh: '后牙反合/锁合矫治', en: 'Posterior crossbite / scissor bite' },
  spacing: { zh: '间隙处理', en: 'Spacing treatment' },
  tads: { zh: '支抗钉', en: 'TADs (anchorage screws)' },
  occlusalCoverage: { zh: '咬合面覆盖', en: 'Occlusal coverage' },
  communication: { zh: '沟通时机', en: 'Design communication' },
  revisitMonths: { zh: '预计复诊周期', en: 'Expected revisit period' },
} as const satisfies Record<PrescriptionQuestion, { zh: string; en: string }>;

/** Questions in words. */
export const questionNames = (questions: readonly PrescriptionQuestion[]): { zh: string; en: string } => ({
  zh: questions.map((question) => questionTitles[question].zh).join('、'),
  en: questions.map((question) => questionTitles[question].en).join(', '),
});
