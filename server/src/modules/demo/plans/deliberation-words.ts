import type { CommentAudience } from '@archway/contracts';

/** Who writes: `designer` and `auditor` for the side that designs. */
export type Voice = 'doctor' | 'designer' | 'auditor';

/** A comment of the demonstration, with what was answered. */
export interface Thread {
  readonly by: Voice;
  readonly text: string;
  /** The first of these teeth that the plan has; none for the plan as a whole. */
  readonly teeth: readonly number[];
  /** As a part of the way from the scan to the target; null for no stage. */
  readonly at: number | null;
  readonly audience: CommentAudience;
  readonly answers: readonly { readonly by: Voice; readonly text: string }[];
  readonly resolved: Voice | null;
}

interface Deliberation {
  readonly threads: readonly Thread[];
  readonly expert: { readonly name: string; readonly question: string; readonly reason: string };
  readonly assist: { readonly question: string; readonly answer: string; readonly open: string };
}

/** What was said of the plans of the demonstration; people write in their own language. */
export const deliberation: Readonly<Record<'zh' | 'en', Deliberation>> = {
  zh: {
    threads: [
      {
        ...{ by: 'designer', teeth: [13, 14], at: 0.35, audience: 'everybody', resolved: null },
        text: '13 的旋转从这一步开始，附件放在唇面近中。患者能否接受？',
        answers: [{ by: 'doctor', text: '可以。请把附件做得低平一些，他对外观比较在意。' }],
      },
      {
        ...{ by: 'doctor', teeth: [31, 32], at: 0.6, audience: 'everybody', resolved: null, answers: [] },
        text: '31 牙龈较薄，这里的唇向移动能再减少一点吗？',
      },
      {
        ...{ by: 'auditor', teeth: [24, 25], at: 0.2, audience: 'design', resolved: 'auditor' },
        text: '24 的移动比每步上限快，请分散到后面的步数。',
        answers: [{ by: 'designer', text: '已多加两步，现在不超过 0.25 mm。' }],
      },
      {
        ...{ by: 'doctor', teeth: [], at: null, audience: 'everybody', resolved: 'doctor' },
        text: '总步数可以接受，患者每十天换一副。',
        answers: [{ by: 'designer', text: '好的，已按十天核对移动量。' }],
      },
    ],
    expert: {
      name: '顾彦 教授',
      question: '下前牙邻面去釉与扩弓的比例，您认为合适吗？',
      reason: '比例合适。建议 33、43 之间的去釉在第 6 步之前完成。',
    },
    assist: {
      question: '覆𬌗改善的量是否足够？请帮忙看一下后牙的垂直向。',
      answer: '量足够。建议下颌第二磨牙再压低 0.3 mm，并在第二前磨牙保留附件。',
      open: '26、27 的远移是否需要加强支抗？',
    },
  },
  en: {
    threads: [
      {
        ...{ by: 'designer', teeth: [13, 14], at: 0.35, audience: 'everybody', resolved: null },
        text: 'The rotation of 13 begins here, with an attachment mesially on its labial side. Is that fine for the patient?',
        answers: [{ by: 'doctor', text: 'Yes. Please keep the attachment low, she minds how it looks.' }],
      },
      {
        ...{ by: 'doctor', teeth: [31, 32], at: 0.6, audience: 'everybody', resolved: null, answers: [] },
        text: 'The gingiva at 31 is thin. Could it move a little less to labial here?',
      },
      {
        ...{ by: 'auditor', teeth: [24, 25], at: 0.2, audience: 'design', resolved: 'auditor' },
        text: '24 moves faster than one aligner should. Please spread it over the stages behind.',
        answers: [{ by: 'designer', text: 'Two stages more; it stays below 0.25 mm now.' }],
      },
      {
        ...{ by: 'doctor', teeth: [], at: null, audience: 'everybody', resolved: 'doctor' },
        text: 'The number of stages is fine, the patient changes aligners every ten days.',
        answers: [{ by: 'designer', text: 'Thank you, movements were checked against ten days.' }],
      },
    ],
    expert: {
      name: 'Prof. Elena Marsh',
      question: 'Is the balance of IPR in the lower front and expansion right, in your view?',
      reason: 'It is. I would finish the IPR between 33 and 43 before stage 6.',
    },
    assist: {
      question: 'Is the overbite corrected enough? Please look at the vertical of the molars.',
      answer:
        'It is enough. Intrude the lower second molars by 0.3 mm more, and keep the attachments on the second premolars.',
      open: 'Do 26 and 27 need more anchorage for their distalization?',
    },
  },
};
