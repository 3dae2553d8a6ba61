import type { complaintTags } from './choices.ts';

/** What patients complain of, in words: on the form, in lists and in files. */
export const complaintNames = {
  protrusion: { zh: '前突', en: 'Protrusion' },
  crowding: { zh: '牙列拥挤', en: 'Crowding' },
  spacing: { zh: '牙列间隙', en: 'Spacing' },
  openBite: { zh: '开合', en: 'Open bite' },
  deepOverbite: { zh: '深覆合', en: 'Deep overbite' },
  deepOverjet: { zh: '深覆盖', en: 'Deep overjet' },
  midlineShift: { zh: '中线偏斜', en: 'Midline shift' },
  deviatedJaw: { zh: '颌骨偏斜', en: 'Asymmetric jaw' },
  gummySmile: { zh: '露龈笑', en: 'Gummy smile' },
  facialProfile: { zh: '改善面型', en: 'Improve facial profile' },
  alignment: { zh: '排齐牙列', en: 'Alignment' },
  crossbite: { zh: '反合/锁合', en: 'Crossbite' },
  narrowArch: { zh: '牙弓狭窄', en: 'Narrow arch' },
  underbite: { zh: '前牙反合（地包天）', en: 'Underbite' },
} as const satisfies { readonly [Tag in (typeof complaintTags)[number]]: { zh: string; en: string } };
