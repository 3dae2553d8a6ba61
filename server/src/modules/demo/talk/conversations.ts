import type { PhotoPosition } from '@archway/contracts';

/** Who writes: `designer` for the side that designs. */
export type Speaker = 'doctor' | 'designer' | 'auditor';

/** A message of the demonstration; `@` of a line is replaced by who is mentioned. */
export interface Line {
  readonly by: Speaker;
  readonly text: string;
  readonly mentions?: Speaker;
  /** A photo that is attached. */
  readonly shows?: PhotoPosition;
}

export interface Conversation {
  readonly zh: readonly Line[];
  readonly en: readonly Line[];
}

/** By turns; people write in their own language. */
export const conversations: readonly Conversation[] = [
  {
    zh: [
      {
        by: 'designer',
        text: '@ 下前牙间隙不足约 4 mm，计划 33 至 43 邻面去釉共 2.5 mm，其余靠扩弓，可以吗？',
        mentions: 'doctor',
      },
      { by: 'doctor', text: '可以。31、41 牙龈较薄，唇向移动请不超过 1 mm。', shows: 'lowtooth' },
      { by: 'designer', text: '收到，已按此调整，稍后送审。' },
    ],
    en: [
      {
        by: 'designer',
        text: '@ We are about 4 mm short in the lower front. 2.5 mm IPR from 33 to 43, the rest by expansion – all right?',
        mentions: 'doctor',
      },
      {
        by: 'doctor',
        text: 'Fine with me. The gingiva at 31 and 41 is thin, please keep them within 1 mm labially.',
        shows: 'lowtooth',
      },
      { by: 'designer', text: 'Understood, changed accordingly. It goes to the audit this afternoon.' },
    ],
  },
  {
    zh: [
      { by: 'doctor', text: '患者下月要出国三个月，第一批请多备几步。' },
      { by: 'designer', text: '好的，第一批做到第 12 步。附件已减到 8 个，复诊少一次。' },
      { by: 'auditor', text: '@ 13 的旋转请分到 6 步以上，其余没有问题。', mentions: 'designer' },
    ],
    en: [
      {
        by: 'doctor',
        text: 'The patient is abroad for three months from next month, please plan a longer first batch.',
      },
      { by: 'designer', text: 'The first batch now reaches stage 12, with eight attachments, so one visit less.' },
      {
        by: 'auditor',
        text: '@ Please spread the rotation of 13 over six stages or more; everything else is fine.',
        mentions: 'designer',
      },
    ],
  },
  {
    zh: [
      { by: 'designer', text: '右侧咬合照和扫描的咬合关系不一致，以哪个为准？', shows: 'rightOcc' },
      { by: 'doctor', text: '@ 以扫描为准，照片时没有咬紧。', mentions: 'designer' },
    ],
    en: [
      {
        by: 'designer',
        text: 'The photo of the right bite and the scans disagree. Which of them holds?',
        shows: 'rightOcc',
      },
      { by: 'doctor', text: '@ The scans do; she did not bite firmly for the photo.', mentions: 'designer' },
    ],
  },
  {
    zh: [
      { by: 'doctor', text: '复诊 26 附件脱落，已重粘，矫治器贴合。', shows: 'leftOcc' },
      { by: 'designer', text: '谢谢，后续方案不受影响。' },
    ],
    en: [
      { by: 'doctor', text: 'The attachment on 26 came off and was bonded again; the aligner fits.', shows: 'leftOcc' },
      { by: 'designer', text: 'Thank you, the plan stays as it is.' },
    ],
  },
];
