import type { PresentationLanguage, SlideView } from './slides.ts';

interface Words {
  readonly before: string;
  readonly after: string;
  readonly start: string;
  readonly target: string;
  readonly stage: (num: number) => string;
  readonly views: Readonly<Record<SlideView, string>>;
  readonly figures: {
    readonly steps: string;
    readonly attachments: string;
    readonly contacts: string;
    readonly ipr: string;
    readonly extracted: string;
  };
  /** Stands between teeth that are listed. */
  readonly comma: string;
}

/**
 * What slides say by themselves. It is in the language of the presentation, which is the patient's, whatever language the
 * page of the doctor is in.
 */
export const presentationWords: Readonly<Record<PresentationLanguage, Words>> = {
  'zh-CN': {
    before: '治疗前',
    after: '治疗后',
    start: '初始位',
    target: '目标位',
    stage: (num) => `第 ${num} 步`,
    views: { front: '正面', right: '右侧', left: '左侧', upper: '上颌', lower: '下颌' },
    figures: {
      steps: '矫治步数 上/下',
      attachments: '附件',
      contacts: '邻面去釉（IPR）接触点',
      ipr: '邻面去釉总量',
      extracted: '拔牙',
    },
    comma: '、',
  },
  'en-US': {
    before: 'Before',
    after: 'After',
    start: 'Start',
    target: 'Target',
    stage: (num) => `Stage ${num}`,
    views: { front: 'Front', right: 'Right', left: 'Left', upper: 'Upper', lower: 'Lower' },
    figures: {
      steps: 'Stages, upper / lower',
      attachments: 'Attachments',
      contacts: 'Contacts with IPR',
      ipr: 'IPR in all',
      extracted: 'Teeth to be extracted',
    },
    comma: ', ',
  },
};
