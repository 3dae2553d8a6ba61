import type { Prescription } from '@archway/contracts';
import type { LookName } from './looks.ts';

/** What a patient comes with: in words, by the form's tags, and what the doctor wants of it. */
export interface Complaint {
  readonly words: string;
  readonly tags: Prescription['complaintTags'];
  readonly objectives: string;
  readonly asks: Partial<Prescription>;
}

const classTwo: Partial<Prescription> = {
  sagittalRight: ['canineMolar'],
  sagittalLeft: ['canineMolar'],
  sagittalMethods: ['distalization', 'elastics'],
};

/** Of each look, in the language of who bears it. */
export const complaints: Readonly<Record<LookName, readonly Complaint[]>> = {
  crowded: [
    {
      words: '前牙拥挤，希望排齐。',
      tags: ['crowding', 'alignment'],
      objectives: '排齐上下牙列，尽量不拔牙，间隙由邻面去釉获得。',
      asks: { ipr: 'asNeeded', extraction: 'refuse', bite: ['maintain'] },
    },
    {
      words: '牙齿不齐多年，刷牙困难，牙龈易出血。',
      tags: ['crowding', 'narrowArch'],
      objectives: '拔除四颗第一前磨牙，解除拥挤，尖牙、磨牙保持中性关系。',
      asks: { extraction: 'accept', extract: [14, 24, 34, 44] },
    },
  ],
  spaced: [
    {
      words: 'Spacing between the upper incisors.',
      tags: ['spacing'],
      objectives: 'Close the upper anterior spaces evenly to both sides of the midline.',
      asks: { spaces: [{ teeth: [11, 21], mm: 1.8, keep: false }], midline: 'maintain', ipr: 'none' },
    },
    {
      words: 'Gaps all along the front teeth, food gets caught.',
      tags: ['spacing', 'alignment'],
      objectives: 'Consolidate the spaces of both arches; retract the upper incisors a little, keep the molars.',
      asks: { ipr: 'none', sagittalRight: ['maintain'], sagittalLeft: ['maintain'] },
    },
  ],
  open: [
    {
      words: '前牙咬不上，切断面条困难。',
      tags: ['openBite'],
      objectives: '伸长上下前牙、压低后牙，关闭前牙开合约 2 mm；注意吐舌习惯。',
      asks: { bite: ['openBite'], tads: 'accept', extraction: 'refuse' },
    },
    {
      words: '前牙开合，发音漏风。',
      tags: ['openBite', 'narrowArch'],
      objectives: '扩大上牙弓，配合舌肌训练，建立前牙正常覆合。',
      asks: { bite: ['openBite'], crossbite: 'correct' },
    },
  ],
  deep: [
    {
      words: '深覆合，下前牙咬到上牙龈。',
      tags: ['deepOverbite', 'gummySmile'],
      objectives: '压低上下前牙，打开咬合约 2 mm，磨牙关系保持。',
      asks: { bite: ['deepOverbite'], occlusalCoverage: 'designer', midline: 'designer' },
    },
    {
      words: '牙齿磨耗，修复科建议先打开咬合。',
      tags: ['deepOverbite'],
      objectives: '压低下前牙，为 11、21 修复留出间隙；磨牙不动。',
      asks: { bite: ['deepOverbite'], communication: 'before' },
    },
  ],
  dark: [
    {
      words: 'Upper front teeth stand out, and there is a gap in the middle.',
      tags: ['protrusion', 'spacing'],
      objectives: 'Close the diastema and retract the upper incisors by about 2 mm.',
      asks: { bite: ['overjet'], ipr: 'asNeeded', extraction: 'refuse' },
    },
    {
      words: 'Would like a straighter smile before a wedding next year.',
      tags: ['alignment', 'facialProfile'],
      objectives: 'Align the front teeth within ten months; posterior occlusion stays as it is.',
      asks: { bite: ['maintain'], noAttachment: [11, 21], attachments: 'except', communication: 'before' },
    },
  ],
  child: [
    {
      words: '上前牙前突，同学取笑，家长希望早期矫治。',
      tags: ['protrusion', 'deepOverjet'],
      objectives: '为 13 萌出保留间隙，内收上前牙，引导下颌向前。',
      asks: { ...classTwo, sagittalMethods: ['elastics'], bite: ['overjet'], thirdMolars: 'designer' },
    },
    {
      words: '替牙后期，13 未萌，牙缝较大。',
      tags: ['spacing', 'protrusion'],
      objectives: '维持 12、14 间隙待 13 萌出，集中上前牙间隙。',
      asks: { spacing: 'later', extraction: 'refuse', ipr: 'none' },
    },
  ],
  missing: [
    {
      words: '36、46 缺失多年，邻牙倾斜，种植前需要正畸。',
      tags: ['alignment', 'crowding'],
      objectives: '竖直 37、47，为 36、46 种植各留 10 mm；排齐下前牙。',
      asks: { missingTeeth: [25, 36, 46], extraction: 'refuse', bite: ['maintain'] },
    },
    {
      words: '下前牙越来越挤，曾戴活动义齿。',
      tags: ['crowding'],
      objectives: '排齐下前牙，缺牙间隙保持，后期修复。',
      asks: { missingTeeth: [25, 36, 46], ipr: 'anterior', bite: ['maintain'] },
    },
  ],
  shifted: [
    {
      words: '中线偏斜，影响美观。',
      tags: ['midlineShift', 'deviatedJaw'],
      objectives: '下中线向上中线对齐，右侧磨牙调整为中性关系。',
      asks: { midline: 'alignToUpper', ...classTwo, sagittalLeft: ['maintain'] },
    },
    {
      words: '下巴歪，一侧嚼东西不舒服。',
      tags: ['deviatedJaw', 'crossbite'],
      objectives: '协调上下牙弓宽度，下中线对齐上中线，观察关节。',
      asks: { midline: 'alignToUpper', crossbite: 'correct' },
    },
  ],
  even: [
    {
      words: 'Crowding of the lower front teeth.',
      tags: ['crowding'],
      objectives: 'Align the lower incisors; keep the canine and molar relationship as it is.',
      asks: { ipr: 'anterior', sagittalRight: ['maintain'], sagittalLeft: ['maintain'], extraction: 'refuse' },
    },
    {
      words: 'Relapse after earlier treatment with brackets.',
      tags: ['alignment', 'crowding'],
      objectives: 'Correct the relapse in the lower arch in as few steps as is sound; then fixed retention.',
      asks: { bite: ['maintain'], fixedTeeth: [{ tooth: 36, reason: 'implant' }], movable: 'except' },
    },
  ],
  under: [
    {
      words: 'Lower teeth bite in front of the upper ones.',
      tags: ['underbite', 'facialProfile'],
      objectives: 'Procline the upper and retract the lower incisors to a positive overjet; Class III elastics.',
      asks: { crossbite: 'correct', tads: 'accept', extraction: 'designer' },
    },
    {
      words: 'Edge to edge bite, the incisors are wearing down.',
      tags: ['underbite', 'crossbite'],
      objectives: 'Correct the anterior crossbite by 2 mm, reduction in the lower arch, no surgery.',
      asks: { crossbite: 'correct', ipr: 'asNeeded', extraction: 'refuse' },
    },
  ],
};
